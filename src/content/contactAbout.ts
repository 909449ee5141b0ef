/** A link to the contact page with the subject filled in. */
export const contactAbout = (subject: string): `/contact?${string}` =>
  `/contact?${new URLSearchParams({ subject }).toString()}`;
