export type WidgetsConsent = 'granted' | 'ask';

/**
 * Everything that makes the site its owner's: name, contacts, accounts and the claims that need proof. The
 * telephone numbers are from the range that regulators keep free for fiction, the addresses end in the reserved
 * `.example`: replace them all.
 */
export const site = {
  name: 'Upmark',
  adminName: 'Upmark Admin',
  tagline: 'Trading signals and trading education with the reasoning shown.',
  /**
   * Where the site will be reached, without a path or trailing slash: for canonical addresses and link previews.
   * A build may name another with VITE_SITE_ADDRESS.
   */
  address: import.meta.env.VITE_SITE_ADDRESS ?? 'https://upmark.example',
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
  /** Claims that the owner must be able to prove. */
  stats: [
    { value: '10+', label: 'years on the markets' },
    { value: '5000+', label: 'active traders' },
    { value: '50+', label: 'markets covered' },
    { value: '24/7', label: 'support' },
  ],
} as const;
