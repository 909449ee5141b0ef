import type { DefinitionRow, PageWords } from '@/content/page';
import type { ContentLink } from '@/content/richText';
import { statements } from '@/content/rules';

interface IbPartnersPageContent extends PageWords {
  readonly choosing: {
    readonly heading: string;
    readonly intro: string;
    readonly rows: readonly DefinitionRow[];
    readonly link: ContentLink;
  };
}

export const page: IbPartnersPageContent = {
  title: 'Partner brokers compared',
  description:
    'Partner brokers side by side: rating, minimum deposit, spreads, leverage, platforms and regulation, and what they pay us.',
  heading: 'Partner brokers',
  searchWords: ['Swap-free account', 'Halal account', 'Islamic account', 'How much money do I need to start'],
  lead: 'Compare costs, platforms and licences, then check them.',
  choosing: {
    heading: 'How to choose a broker',
    intro: 'Five checks, most important first. They work for any broker, listed here or not.',
    rows: [
      {
        term: 'The licence',
        text: "Find the company named in your contract in the register of the regulator where you live. If it is only in another country's register, your own country's protection may not apply: stop and ask your regulator. A firm licensed elsewhere in the EU is often listed in your country's register as well.",
      },
      {
        term: 'What protects you',
        text: "Ask for negative balance protection in writing, and ask whether client money is kept separate from the broker's own.",
      },
      {
        term: 'What a trade costs',
        text: 'Add up spread, commission and the overnight charge (swap) for the trade you plan. A “from” spread is the lowest on offer, not the one you will usually pay.',
      },
      {
        term: "The leverage you'd get",
        text: `The largest figure on a card may come from a company outside your region. ${statements.retailCaps} ${statements.usResidents}`,
      },
      {
        term: 'Getting money out',
        text: 'Try the platform on a demo account first. Then deposit a small sum and withdraw it again before you deposit more.',
      },
    ],
    link: { label: 'Check a licence step by step', to: '/risk-disclosure' },
  },
};
