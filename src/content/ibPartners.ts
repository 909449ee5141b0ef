import type { PageWords } from './page';

export const page: PageWords = {
  title: 'Partner brokers compared',
  description:
    'Partner brokers side by side: rating, minimum deposit, spreads, leverage, platforms and regulation, with the commission disclosed.',
  heading: 'Partner brokers',
  lead: "We introduce clients to the brokers below. Compare the costs that matter to you, and check a broker's licence yourself before you pay anything in.",
};
