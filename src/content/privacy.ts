import type { TopicPageContent } from './page';
import { paths } from '@/paths';

export const page: TopicPageContent = {
  title: 'Privacy: what this site stores and contacts',
  description:
    'What this site keeps in your browser, which outside hosts it contacts and when, and how you can stop either.',
  heading: 'Privacy',
  lead: 'This site has no server of its own that collects anything about you. What it keeps, it keeps in your own browser, and this page lists all of it.',
  sections: [
    {
      kind: 'list',
      heading: 'The short version',
      items: [
        'No account is needed to read anything here, and none can be opened on these pages.',
        'We set no cookies and run no analytics, advertising or tracking of our own.',
        'Live prices and market charts come from an outside provider, TradingView, which your browser contacts on every public page. One button at the foot of each page turns them off.',
        'The contact form sends nothing to anyone.',
        'Everything this site has stored can be deleted by you, in your browser, at any time.',
      ],
    },
    {
      kind: 'table',
      heading: 'What is kept in your browser',
      intro:
        'Browsers give each site a small store of its own (local storage). Only this site can read what it put there, and it is never transmitted anywhere by us. These are the names under which you find the entries.',
      columns: ['Key', 'What it is for', 'How long it stays'],
      rows: [
        [
          'token',
          'Proof that a customer has signed in. No page offers this sign-in at present, so for readers it does not exist.',
          'Until the customer signs out',
        ],
        [
          'adminToken',
          "Marks an administrator's session and the moment it began. Only on the computer of someone who runs this site.",
          'Until the administrator signs out',
        ],
        [
          'adminData',
          "The signed-in administrator's id, user name, e-mail address and role. The password is not among them.",
          'Until the administrator signs out',
        ],
        [
          'upm_platforms',
          'The list of trading platforms, so that it can be shown and, by administrators, edited.',
          'Until you clear it',
        ],
        [
          'upm_brokers',
          'The list of partner brokers, for the same purpose. It holds nothing about you.',
          'Until you clear it',
        ],
        [
          'upm_platforms_seed',
          'Which published edition of the platform list this browser has taken, so that a newer one replaces it.',
          'Until you clear it',
        ],
        ['upm_brokers_seed', 'The same note for the list of brokers.', 'Until you clear it'],
        [
          'upm_ticker',
          'Whether the strip on top shows moving prices or only the names, once you have chosen.',
          'Until you clear it',
        ],
        [
          'upm_widgets_consent',
          'Whether the chart provider may be contacted, once you have chosen.',
          'Until you clear it',
        ],
        [
          'upm_drafts',
          'What an administrator has typed into a form and not saved yet, so that a reload does not lose it. It stands in the session storage, which belongs to one tab.',
          'Until the form is saved or cancelled, or the tab is closed',
        ],
        [
          'upm_reload',
          'Notes that a page has reloaded itself once because the site was renewed meanwhile, so that it does not do so again and again. Session storage, too.',
          'Until the tab is closed',
        ],
        [
          'upm_activity',
          'The last fifty changes an administrator made in this browser: user name, action and time. Readers do not have it.',
          'Until the administrator clears the cache',
        ],
      ],
      note: 'If one of these entries is found damaged, its text is set aside under the same name with ".corrupt" added before anything new is written, so that nothing is lost.',
    },
    {
      kind: 'definitions',
      heading: 'Who is contacted, and when',
      rows: [
        {
          term: 'Our web host',
          text: 'Delivers the pages, pictures, fonts and the published lists, all from one address. Like every web server it sees the address of your connection (the IP address) and which file was requested; the company that runs it may keep such records for a time.',
        },
        {
          term: 'TradingView, on every public page',
          text: 'The strip of prices at the top, unless you have paused it. Your browser fetches a script from s3.tradingview.com, and the script opens a frame from tradingview-widget.com.',
        },
        {
          term: 'TradingView, on the markets page',
          text: 'The market overview, the charts and the economic calendar come from the same two addresses. Inside its frames the provider may contact further servers of its own.',
        },
        {
          term: 'Admin pages',
          text: 'The login and the dashboard load no charts, fonts, scripts or other parts from outside, but for a logo whose address an administrator has typed.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'What the chart provider learns',
      paragraphs: [
        'To answer your browser, TradingView necessarily receives your IP address and details of the browser, such as its kind, version and language. It is also told the address of the page on which the chart stands.',
        'What it does with this, and whether its frames store something under their own address, is governed by its own privacy policy, published on tradingview.com. We receive no report about you from it.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Links and forms',
      rows: [
        {
          term: 'Broker links',
          text: 'Nothing reaches a broker until you click. Then you are on its website and under its rules, and the address of a referral link tells it that you came from us; it does not say who you are.',
        },
        {
          term: 'Pictures of brokers and platforms',
          text: 'The entries shipped with the site show letters drawn by your own browser. If an administrator enters the web address of a logo, your browser fetches that picture from that address.',
        },
        {
          term: 'Contact form',
          text: 'What you type stays on the page and is cleared when you press the button. It leaves your device only if you choose the e-mail or the chat, and then through your own mail program or chat app.',
        },
        {
          term: 'Social links',
          text: 'The signals channel and the chat are ordinary links. No button, counter or picture of those services is built into our pages.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to stop it',
      steps: [
        {
          title: 'Delete what is stored',
          text: 'Open the site settings of your browser, often behind the symbol beside the address, and choose to clear site data. The two lists come back in their published form the next time you open them.',
        },
        {
          title: 'Keep nothing in the first place',
          text: 'A private window forgets all entries when you close it. Storage can also be blocked for this site altogether; the lists then show as shipped.',
        },
        {
          title: 'Turn the charts off',
          text: 'Press “Turn live charts off” at the foot of any page. From then on nothing is fetched from the provider, on any page, until you turn it on again. The pages keep their text, tables and our own drawings.',
        },
        {
          title: 'If you are an administrator',
          text: 'Download a backup before you clear anything, because edits that have not been published exist only in this browser.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Left to ask',
      items: [
        {
          question: 'When is the chart provider contacted?',
          answer:
            'When the strip of prices or a chart comes near the screen, unless you have turned them off. Whether you are asked first is up to whoever runs this site; where you are, placeholders of the same size stand there until you agree. Nothing else on the site depends on it.',
        },
        {
          question: 'Can you tell me what you know about me?',
          answer:
            'If you have never written to us, nothing beyond what the records of the web host may show. If you have, we hold the e-mail or the chat messages you sent, and you can ask for a copy or for their deletion.',
        },
        {
          question: 'Do you recognise me when I come back?',
          answer:
            'No. Every visitor starts from the same published lists, and the entries in the table carry no visitor number.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Something on this page unclear?',
    text: 'Ask us by e-mail or chat, and name the sentence you mean. If it is unclear to you, it needs rewriting.',
    links: [{ label: 'Contact us', to: paths.contact }],
  },
  related: [
    { label: 'Risk disclosure', to: paths.riskDisclosure },
    { label: 'About us', to: paths.about },
  ],
};
