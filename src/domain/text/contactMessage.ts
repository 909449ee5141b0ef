/** The fields of the contact form in their order. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export type ContactMessage = Readonly<Record<ContactField, string>>;

export const contactMessage = (textOf: (field: ContactField) => string): ContactMessage =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, textOf(field)])) as ContactMessage;

export const NO_MESSAGE = contactMessage(() => '');
