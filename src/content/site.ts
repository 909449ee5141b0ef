export type WidgetsConsent = 'granted' | 'ask';

/** A claim that the owner must be able to prove; pages leave it out while `proof` is null. */
export interface Claim {
  readonly text: string;
  /** Where the proof is kept, such as a document or a URL. */
  readonly proof: string | null;
}

const claims: Readonly<Record<'practitioners' | 'mentoring' | 'support' | 'feesAndOrder', Claim>> = {
  practitioners: {
    text: 'An analyst who trades for a living, named next to the signal.',
    proof: null,
  },
  mentoring: { text: 'Before each session the mentor reads and checks your work.', proof: null },
  support: { text: 'support', proof: null },
  feesAndOrder: {
    text: 'Referral fees change neither the order of the list nor a rating.',
    proof: null,
  },
};

/** The text of a claim, if it is proven. */
export function provenText(claim: Claim): string | undefined {
  return claim.proof === null ? undefined : claim.text;
}

/** Somebody who works for the firm, as shown under signals and webinars, and on /about. */
export interface Person {
  readonly name: string;
  readonly role: string;
  /** The year they joined. */
  readonly since: number;
  /** Their entry in a public register, such as a supervisor's. */
  readonly register?: { readonly label: string; readonly url: string };
  /** A file in `public`, such as `/people/name.jpg`; a monogram is drawn without one. */
  readonly picture?: string;
}

type OperatorField = 'legalName' | 'address' | 'registration' | 'regulatoryStatus' | 'approvedBy';

const OPERATOR_TERMS: Readonly<Record<OperatorField, string>> = {
  legalName: 'Company',
  address: 'Address',
  registration: 'Registration',
  regulatoryStatus: 'Regulatory status',
  approvedBy: 'Approved by',
};

type Operator = Readonly<Record<OperatorField, string>>;

const operatorFields = Object.keys(OPERATOR_TERMS) as OperatorField[];

/** The operator's fields that are filled in, in display order. */
export const operatorRows = (operator: Operator) =>
  operatorFields
    .filter((field) => operator[field] !== '')
    .map((field) => ({ term: OPERATOR_TERMS[field], text: operator[field] }));

/** The operator's fields that are still empty. */
export const missingOperatorFields = (operator: Operator): readonly OperatorField[] =>
  operatorFields.filter((field) => operator[field] === '');

/** The build settings; empty in tests that run outside Vite. */
const buildSettings = import.meta.env as ImportMetaEnv | undefined;

/**
 * Everything that identifies the site's owner: name, contacts, accounts and claims that need proof. The
 * telephone numbers are from a range reserved for fiction, and the addresses end in the reserved `.example`:
 * replace them all.
 */
export const site = {
  name: 'Upmark',
  adminName: 'Upmark Admin',
  filePrefix: 'upmark',
  tagline: 'Trading signals and trading education with the reasoning shown.',
  /**
   * The site's origin without a path or trailing slash, for canonical URLs and link previews.
   * VITE_SITE_ADDRESS overrides it.
   */
  address: 'https://upmark.example',
  /**
   * The permanent prefix of feed item ids, which stays even if the site moves: a domain you owned, and a year
   * in which you owned it.
   */
  feedAuthority: 'upmark.example,2026',
  /**
   * The URL that receives the contact form's messages; empty for a form that sends nothing.
   * VITE_CONTACT_URL overrides it.
   */
  contactEndpoint: buildSettings?.VITE_CONTACT_URL ?? '',
  email: 'hello@upmark.example',
  phone: '+44 20 7946 0958',
  chatNumber: '+44 7700 900123',
  social: {
    channel: { label: 'Signals channel', url: 'https://channel.upmark.example/' },
    chat: { label: 'Chat with us', url: 'https://chat.upmark.example/' },
  },
  /**
   * Whether TradingView may be contacted without asking. With `ask`, placeholders of the same size are shown
   * until a visitor agrees once for all widgets.
   */
  widgetsConsent: 'granted' as WidgetsConsent,
  /**
   * Whether administrators can give themselves a name. Publications contain the name, so colleagues see who
   * changed what, but anyone can read it there.
   */
  publishesNames: false as boolean,
  /**
   * The company behind the site, shown in the footer, on /about and on /privacy as the law requires. Empty fields
   * are left out there, and the build lists them.
   */
  operator: {
    legalName: 'Upmark Example Ltd',
    address: '1 Example Street, Exampletown',
    /** Such as `Registered in England and Wales, company number 01234567`. */
    registration: '',
    /** The supervisor and the firm's number, or a statement that there is none. */
    regulatoryStatus: '',
    /** The authorised firm that approved the site as a financial promotion, with its number and the date. */
    approvedBy: '',
  },
  /** Who works for the firm. Nothing is shown while the list is empty, and the build asks for it. */
  people: [] as readonly Person[],
  /** What enrolling in a course adds and costs; pages quote it. */
  enrolment: { adds: [] as readonly string[], price: '' },
  claims,
  /** What the firm never does, in the list on /about that lessons link to. List only promises that you can keep. */
  conduct: [
    "We don't hold your money, trade in your name or ask for your account password.",
    "We don't quote a share of winning trades without every loser and every cost next to it.",
    "We don't show praise from customers or screenshots of profits.",
    "We don't use countdowns, or bonuses for paying money in.",
    "We don't call you first. If someone contacts you in our name and asks for a payment, it isn't us.",
    "We don't give personal advice. For that you need a licensed adviser who knows your circumstances.",
  ],
  /**
   * Figures that also need proof. Without proof, they are marked as samples on the home page, and the build lists
   * them.
   */
  stats: [
    { value: '10+', label: 'years', proof: null },
    { value: '5000+', label: 'active traders', proof: null },
    { value: '50+', label: 'markets', proof: 'The five market guides name them.' },
    {
      value: '24/7',
      label: provenText(claims.support) ?? 'online',
      proof: null,
    },
  ],
} as const;

/** The document title of a page. */
export const documentTitle = (title: string): string =>
  title.startsWith(site.name) ? title : `${title} | ${site.name}`;

/** A tel: link for a number written with spaces. */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(' ', '')}`;
