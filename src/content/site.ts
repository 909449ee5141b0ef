export type WidgetsConsent = 'granted' | 'ask';

/** A statement that the owner must be able to prove; pages leave it out while `proof` is null. */
interface Claim {
  readonly text: string;
  /** Where the proof is kept, such as a document or an address. */
  readonly proof: string | null;
}

const claims: Readonly<Record<'practitioners' | 'mentoring' | 'support' | 'feesAndOrder', Claim>> = {
  practitioners: {
    text: 'An analyst who trades for a living, named next to the signal.',
    proof: null,
  },
  mentoring: { text: 'Before each session the mentor reads and retraces your work.', proof: null },
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

/** The fields of the operator that are filled in, in the order in which they are shown. */
export const operatorRows = (operator: Operator) =>
  operatorFields
    .filter((field) => operator[field] !== '')
    .map((field) => ({ term: OPERATOR_TERMS[field], text: operator[field] }));

/** The fields of the operator that are still empty. */
export const operatorGaps = (operator: Operator): readonly OperatorField[] =>
  operatorFields.filter((field) => operator[field] === '');

/** What the build was given; nothing where a test reads this file outside of Vite. */
const buildSettings = import.meta.env as ImportMetaEnv | undefined;

/**
 * Everything that makes the site its owner's: name, contacts, accounts and the claims that need proof. The
 * telephone numbers are from the range that regulators keep free for fiction, the addresses end in the reserved
 * `.example`: replace them all.
 */
export const site = {
  name: 'Upmark',
  adminName: 'Upmark Admin',
  /** The beginning of the names of files that people download. */
  filePrefix: 'upmark',
  tagline: 'Trading signals and trading education with the reasoning shown.',
  /**
   * Where the site will be reached, without a path or trailing slash: for canonical addresses and link previews.
   * A build may name another with VITE_SITE_ADDRESS.
   */
  address: 'https://upmark.example',
  /** Names the feeds' items for ever, also after a move of the site: a domain you had, and a year in which you had it. */
  feedAuthority: 'upmark.example,2026',
  /** Where the contact form posts its messages; empty for a form that sends nothing. VITE_CONTACT_URL sets it at build. */
  contactEndpoint: buildSettings?.VITE_CONTACT_URL ?? '',
  email: 'hello@upmark.example',
  phone: '+44 20 7946 0958',
  /** The number people chat with. */
  chatNumber: '+44 7700 900123',
  social: {
    channel: { label: 'Signals channel', url: 'https://channel.upmark.example/' },
    chat: { label: 'Chat with us', url: 'https://chat.upmark.example/' },
  },
  /**
   * Whether the chart provider may be contacted without asking: `ask` shows a placeholder of the same size until a
   * visitor agrees, once for all widgets.
   */
  widgetsConsent: 'granted' as WidgetsConsent,
  /**
   * The company behind the site, as the law asks for it: in the footer, on /about and on /privacy. A field that is
   * empty is left out there, and the build lists it.
   */
  operator: {
    legalName: 'Upmark Example Ltd',
    address: '1 Example Street, Exampletown',
    /** Such as `Registered in England and Wales, company number 01234567`. */
    registration: '',
    /** Who supervises the firm and under which number, or that nobody does. */
    regulatoryStatus: '',
    /** The authorised firm that approved the site as a financial promotion, with its number and the day. */
    approvedBy: '',
  },
  /** What enrolling in a course adds to what anyone can read here, and what it costs; pages quote it. */
  enrolment: { adds: [] as readonly string[], price: '' },
  claims,
  /** Figures that need proof as well. Without one they are marked as samples on the home page, and the build lists them. */
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

/** The title of a page as the browser shows it. */
export const documentTitle = (title: string): string =>
  title.startsWith(site.name) ? title : `${title} | ${site.name}`;

/** Dials a number that is written with spaces. */
export const phoneLink = (number: string): string => `tel:${number.replaceAll(' ', '')}`;
