/** The contact page with its subject filled in. */
export const contactAbout = (subject: string): `/contact?${string}` =>
  `/contact?${new URLSearchParams({ subject }).toString()}`;
