import { emailLink } from '@/content/emailLink';
import type { TopicPageContent } from '@/content/page';
import { rich } from '@/content/richText';
import { operatorRows, site } from '@/content/site';
import { WITHOUT_TICKER } from '@/content/ticker';
import { marketWidgets } from '@/content/widgets';
import { listKeys, listNames, type ListName } from '@/domain/catalogue/listNames';
import type { ContactField } from '@/domain/text/contactMessage';
import { joinList } from '@/domain/text/joinList';

/** What the contact form asks for, in a sentence. */
const CONTACT_WORDS: Readonly<Record<ContactField, string>> = {
  name: 'name',
  email: 'email address',
  subject: 'subject',
  message: 'message',
};

/** What happens to a contact message, with and without a backend. */
const contact =
  site.contactEndpoint === ''
    ? {
        short: 'The contact form sends nothing to anyone.',
        long: 'What you enter in the contact form stays in this tab, even when you look at other pages or reload, and is cleared when you press the button; you can bring it back until you close the tab. It leaves your device only if you choose email or chat, through your own mail program or chat app.',
      }
    : {
        short: 'The contact form sends what you enter to us, when you press its button and not before.',
        long: `What you enter in the contact form stays in this tab, even when you look at other pages or reload, until you press the button. Then your ${joinList(Object.values(CONTACT_WORDS))} go to us${site.contactEndpoint.startsWith('/') ? '' : ` through ${new URL(site.contactEndpoint).host}, which sees your IP address as well`}. Once it is sent, your browser keeps nothing of it.`,
      };

/** What is stored for each list. */
const LISTS: Readonly<Record<ListName, string>> = {
  platforms: 'The list of trading platforms, so that it can be shown and, by administrators, edited.',
  brokers: 'The list of partner brokers, for the same purpose. It holds nothing about you.',
  webinars: 'The list of webinars with their dates, for the same purpose.',
};

export const page: TopicPageContent = {
  title: 'Privacy: what this site stores and contacts',
  description:
    'What this site keeps in your browser, which outside hosts it contacts and when, and how to stop both.',
  heading: 'Privacy',
  lead: 'While you read, two other parties see your IP address: our web host, which also sees the files you request, and the chart provider. What this site keeps, it keeps in your own browser, and this page lists all of it.',
  sections: [
    {
      kind: 'list',
      heading: 'Privacy in short',
      items: [
        "You need no account with us to read anything here, and you can't open one on these pages.",
        'We set no cookies and run no analytics, advertising or tracking of our own.',
        `Live prices and market charts come from an outside provider, TradingView. Your browser contacts it on every public page but ${WITHOUT_TICKER.words}; one button at the foot of each page turns that off.`,
        contact.short,
        'You can delete everything this site has stored, in your browser, at any time.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Who is responsible for your data',
      rows: [
        ...operatorRows(site.operator),
        {
          term: 'Your rights',
          text: rich`You can ask for a copy of what we hold about you, have it corrected or deleted, restrict or object to its use, get it in a common format, or withdraw a consent: write to ${emailLink}. You can also complain to the data protection authority of your country.`,
        },
        {
          term: 'Messages',
          text: 'We use what you send us to answer you, because you asked us to, and delete it once it is no longer needed for that or for records the law makes us keep.',
        },
        {
          term: 'Charts',
          text: `We load them to show live prices${site.widgetsConsent === 'ask' ? ', once you have agreed' : ''}. The button at the foot of each page stops it at any time. TradingView may handle the data in the United States.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What this site stores in your browser',
      intro:
        "Browsers give each address a small store of its own (local storage). Only sites at that address can read it, and we never send it anywhere. You'll find the entries under these names. If the address of this site includes a folder, the folder comes first, as in /academy/upm_theme.",
      columns: ['Key', 'What it is for', 'How long it stays'],
      rows: [
        [
          'upm_progress',
          'The lessons you marked as done or opened last, the best and last result of each quiz, which questions you got right, what you picked and have not handed in, your notes, on which days you practised which sums and whether the round passed, and your first decision on each practice chart with its stop and target. It starts when you mark, pick, write or practise something or decide on a chart. You get a file of it only if you ask for one.',
          'Until you reset it on the progress page',
        ],
        [
          'upm_practice',
          'Your practice account: the seed of its invented prices, how far you have played, and what you ordered, with the notes you wrote when you closed a trade.',
          'Until you start another practice account or clear it',
        ],
        [
          'upm_practice_past',
          'How your last twenty practice accounts ended: balance, number of trades and rules kept.',
          'Until you clear it',
        ],
        [
          'upm_journal',
          'Your trade journal: the trades and movements of the statements you chose to keep, with your notes, the limits of your plan and what you said about the columns of your own tables. For each account it holds the last three digits of its number and a hash that identifies it, but neither name nor number. The files themselves are not kept.',
          'Until you delete it in the journal',
        ],
        [
          'upm_record_name',
          'The name you typed on your record of completion, if you did.',
          'Until you clear the field or reset your progress',
        ],
        [
          'upm_account',
          'The size and currency of your account, for the calculators. Only if you press “Save account size and currency”.',
          'Until you press “Forget it” or clear it',
        ],
        [
          'upm_theme',
          'The light or dark theme, once you have chosen one. Choosing “System” removes it.',
          'Until you choose “System” or clear it',
        ],
        [
          'upm_second_chart',
          'Which candles the second chart in practice shows, or that there is none, once you have chosen.',
          'Until you clear it',
        ],
        [
          'upm_ticker',
          'Whether the strip at the top shows moving prices or only the names, once you have chosen.',
          'Until you clear it',
        ],
        [
          'upm_widgets_consent',
          'Whether the chart provider may be contacted, once you have chosen.',
          'Until you clear it',
        ],
        ...listNames.map((name) => [listKeys(name).key, LISTS[name], 'Until you clear it'] as const),
        ...listNames.map(
          (name) =>
            [
              listKeys(name).versionsKey,
              name === 'platforms'
                ? "Which published version of the platform list this browser has. In an administrator's browser, also the changes that were made in it, under a random number."
                : `The same for the list of ${name}.`,
              'Until you clear it',
            ] as const,
        ),
        [
          'upm_platforms_seed',
          'What versions of this site before December 2026 kept instead. Nothing is written there now, and a version in 2027 will stop reading it.',
          'Until you clear it',
        ],
        ['upm_brokers_seed', 'The same for the list of brokers.', 'Until you clear it'],
        ['upm_webinars_seed', 'The same for the list of webinars.', 'Until you clear it'],
        [
          'upm_signals_seed',
          'The length and last hash of the record of signals that you last saw, so that this browser notices when something in it was changed afterwards.',
          'Until you clear it',
        ],
        [
          'upm_contact',
          'What you typed into the contact form, so that a reload does not lose it. Kept in session storage, which belongs to one tab.',
          'Until you empty the form, the message is sent or the tab is closed',
        ],
        [
          'upm_chart_plans',
          'Plans on practice charts that you have not decided on yet. Also in session storage.',
          'Until you decide or the tab is closed',
        ],
        [
          'upm_reload',
          "A note that a page has reloaded itself once after an update of the site, so that it doesn't keep reloading. Also in session storage.",
          'Until the tab is closed',
        ],
        [
          'upm_taken_over',
          'If this site is in a folder at an address that it shares with others: a note that the data of an older version was copied, so that this happens only once.',
          'Until you clear it',
        ],
      ],
      note: 'If an entry turns out to be damaged, its text is kept under the same name with “.corrupt” added before anything new is written, so that nothing is lost. A choice that cannot be stored here, because storage is full, is kept under the same name in session storage until the tab is closed.',
    },
    {
      kind: 'table',
      heading: 'What only the admin area stores',
      intro:
        'The browser of someone who runs this site can have these entries as well. Yours has none of them.',
      columns: ['Key', 'What it is for', 'How long it stays'],
      rows: [
        [
          'token',
          'Proof that a customer has signed in. No page offers this sign-in at present, so readers never have it.',
          'Until the customer signs out',
        ],
        [
          'adminToken',
          "Marks an administrator's session and the moment it began. Only on the computers of people who run this site.",
          'Until the administrator signs out',
        ],
        [
          'adminData',
          "The signed-in administrator's id, user name, email address and role, but not the password.",
          'Until the administrator signs out',
        ],
        [
          'upm_platforms_base',
          'Kept by versions of this site before December 2026: what a platform was before an administrator changed it in this browser.',
          'Until you clear it',
        ],
        ['upm_brokers_base', 'The same for brokers.', 'Until you clear it'],
        ['upm_webinars_base', 'The same for webinars.', 'Until you clear it'],
        [
          'upm_signals',
          'What an administrator has recorded about trading signals, with the published record it follows. Only on the computer of someone who runs this site.',
          'Until you clear it',
        ],
        [
          'upm_publishing',
          'What a publication changed, while it is not known whether the host has received it. Only on the computer of someone who runs this site.',
          'Until the host answers',
        ],
        [
          'upm_last_download',
          'Which publication was last downloaded for the site, and when. Only on the computer of someone who runs this site.',
          'Until you clear it',
        ],
        [
          'upm_signal_drafts',
          'Signals that an administrator is working on and has not issued yet. They are never published.',
          'Until you clear it',
        ],
        [
          'upm_author',
          'The name an administrator last signed a signal with, offered in the next form.',
          'Until you clear it',
        ],
        [
          'upm_admin_name',
          'The name that an administrator has chosen for colleagues, if this site publishes such names. It is then published with the changes.',
          'Until the administrator clears it',
        ],
        [
          'upm_drafts',
          'What an administrator has typed into a form and not saved yet, so that a reload does not lose it. Kept in session storage, which belongs to one tab.',
          'Until the form is saved or cancelled, or the tab is closed',
        ],
        [
          'upm_activity',
          'The last fifty changes an administrator made in this browser: user name, action and time. Readers do not have it.',
          'Until the administrator clears the cache',
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'Which companies your browser contacts, and when',
      rows: [
        {
          term: 'Our web host',
          text: 'Delivers the pages, pictures, fonts and published lists, all from one address. Like every web server, it sees your IP address and which file you requested. The company that runs it may keep such records for a time.',
        },
        {
          term: `TradingView, on every public page but ${WITHOUT_TICKER.words}`,
          text: 'The strip of prices at the top, unless you have paused it. Your browser fetches a script from s3.tradingview.com, which opens a frame from tradingview-widget.com.',
        },
        {
          term: 'TradingView, on the markets page',
          text: `The ${joinList(Object.values(marketWidgets))}, from the same two addresses. Inside its frames TradingView may contact more servers of its own.`,
        },
        {
          term: 'Admin pages',
          text: 'The login and the dashboard load no charts, fonts, scripts or other parts from outside. The one exception is a logo whose address an administrator has typed in.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'What TradingView learns about you',
      paragraphs: [
        "To answer your browser, TradingView has to receive your IP address and details such as the browser's name, version and language. It also learns which of our pages the chart is on.",
        'What it does with this, and what its frames may store, is governed by the privacy policy on tradingview.com. We receive no report about you from it.',
      ],
    },
    {
      kind: 'list',
      heading: 'Broker links, the contact form and chat',
      items: [
        "Nothing reaches a broker until you click its link. Then you're on its website and under its rules. A referral link tells it that you came from us, not who you are.",
        'The brokers and platforms shipped with the site are shown with letters drawn by your own browser. If an administrator enters the address of a logo, your browser fetches the picture from there.',
        contact.long,
        'The signals channel and the chat are ordinary links. Our pages contain no buttons, counters or pictures from those services.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How to delete stored data and turn charts off',
      steps: [
        {
          title: 'Delete what is stored',
          text: "Open your browser's site settings, often behind the symbol next to the address, and clear the site data. The lists come back in their published form when you next open them.",
        },
        {
          title: 'Store nothing in the first place',
          text: 'A private window forgets all entries when you close it. You can also block storage for this site; the lists then show as shipped.',
        },
        {
          title: 'Turn the charts off',
          text: 'Press “Turn live charts off” at the foot of any page. From then on no page fetches anything from TradingView until you turn it on again, or press “Show moving prices”, which brings back the strip alone. Our text, tables and drawings stay.',
        },
        {
          title: 'If you are an administrator',
          text: 'Download a backup before you clear anything: unpublished edits exist only in this browser.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about your privacy',
      items: [
        {
          question: 'When is the chart provider contacted?',
          answer: `When the price strip or a chart comes near the screen, unless you've turned them off. ${site.widgetsConsent === 'ask' ? 'You see placeholders until you agree.' : 'You are not asked first.'} Nothing else on the site depends on it.`,
        },
        {
          question: 'Can I lose what I have collected here?',
          answer:
            "Yes, because it exists only in this browser. Safari deletes what a site has stored if you use Safari on seven days without opening the site; a browser whose data was cleared, a private window and another device don't have it either. On your progress page you can save everything to one file and load it again: progress, practice account, journal and the name on your record. When you first save any of them, this site asks the browser not to delete it to make room; some browsers decide that themselves, others ask you.",
        },
        {
          question: 'Why do some pages open without a network connection?',
          answer:
            'After your first visit the browser keeps the scripts of the beginner course, of practice, of the journal and of the tools, and each page that you open, about two thirds of a megabyte in total. Clearing the site data removes them. Nothing about you is in them.',
        },
        {
          question: 'What do you know about me?',
          answer:
            "If you've never written to us, nothing beyond what the web host's records may show. If you have, we hold the messages you sent. You can ask us to send you a copy or to delete them.",
        },
        {
          question: 'Do you recognise me when I return?',
          answer:
            'No. Every visitor starts from the same published lists, and no entry in the table carries a visitor number.',
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Anything unclear?',
    text: 'Ask us by email or chat, and say which sentence you mean.',
    links: [{ label: 'Contact us', to: '/contact' }],
  },
  related: [
    { label: 'Risk disclosure', to: '/risk-disclosure' },
    { label: 'About us', to: '/about' },
  ],
};
