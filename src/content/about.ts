import type { TopicPageContent } from './page';
import { paths } from '@/paths';

export const page: TopicPageContent = {
  title: 'About us: what we teach and how we earn',
  description:
    'Who we are, how we choose what to publish, how the site earns money, and what we do not claim.',
  heading: 'About us',
  lead: 'We teach people to read a chart, to plan a trade before they take it, and to know what they can lose. We publish the reasoning, not the promise.',
  sections: [
    {
      kind: 'prose',
      heading: 'Our mission: a reason beside every price',
      paragraphs: [
        'Upmark is a trading desk that teaches. We publish free trading signals, courses by level and by market, and live webinars, for private traders in forex, indices, commodities, crypto and stocks.',
        'Most tips come as three numbers without an explanation. Whoever follows them learns nothing, neither from a gain nor from a loss. So we write the thought next to the number, on the chart itself, where you can disagree with it.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Our vision: readers who need us less',
      paragraphs: [
        'A course has done its work when its reader can look at an empty chart, write down an idea with its stop and its size, and decide to leave it alone. A reader who has outgrown our signals counts as a success here.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Four values, and what each means in practice',
      rows: [
        {
          term: 'Reasons first',
          text: 'No idea is published without the remark that explains it and the price at which it is wrong.',
        },
        {
          term: 'Loss before gain',
          text: 'Every lesson on a trade begins with what it can cost. We advise risking 1-2% of an account on one trade and aiming for at least twice the risk.',
        },
        {
          term: 'Plain words',
          text: 'The everyday expression comes before the technical one. If a sentence needs a glossary, we rewrite it.',
        },
        {
          term: 'Open interests',
          text: 'Where money reaches us, the page says so before you meet the link that earns it.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How we earn money',
      intro:
        'We are an introducing broker: we point clients to brokers, and some of those brokers pay us. This table is the whole list.',
      columns: ['What you use', 'What you pay us', 'What others pay us'],
      rows: [
        ['Signals and webinars', 'Nothing', 'Nothing'],
        ['Courses', 'What we tell you before you enrol', 'Nothing'],
        [
          'A "Start Trading" link to a partner broker',
          'Nothing',
          'A commission, if you open an account there',
        ],
        [
          "A link to a broker's or platform's own website",
          'Nothing',
          'Nothing, unless it carries our referral',
        ],
      ],
      note: 'Such a commission is usually a fixed sum for a new client or a share of what the broker earns from that client. In the second case we earn more when you trade more, which is a conflict of interest you should know about.',
    },
    {
      kind: 'steps',
      heading: 'How we teach',
      steps: [
        {
          title: 'Start on a demo account',
          text: 'Beginners place their first orders with $10,000 of virtual capital. Nobody is asked to open a live account in order to finish a course.',
        },
        {
          title: 'One new idea per lesson',
          text: 'Each is explained, drawn, calculated with real sums and then practised, in this order.',
        },
        {
          title: 'Check by doing',
          text: 'A module ends with an exercise that has an answer: a size worked out, a chart marked up, a plan written.',
        },
        {
          title: 'Repeat with a journal',
          text: 'Learners write down what they planned and what they did. The difference between the two columns is the next lesson.',
        },
        {
          title: 'Certify what was done',
          text: 'Our certificates record that a course was completed. They are not a professional qualification and open no regulated job.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How we choose what to publish',
      paragraphs: [
        'A market gets a page if a private trader can reach it with the platforms described here and if we can explain what moves it. A signal goes out if its target lies at least twice as far away as its stop and its reason fits in two sentences.',
        'A partner broker is listed because there is an agreement with us. That is not a verdict on its safety, and the order of the list is not a ranking of quality.',
      ],
    },
    {
      kind: 'list',
      heading: 'What we do not do',
      items: [
        'We do not hold your money, trade in your name or ask for the password of your account.',
        'We do not state a share of winning trades, because such a figure without every loser and every cost beside it misleads.',
        'We do not show praise from customers, or profits from screenshots.',
        'We do not press you with countdowns or lure you with bonuses for paying in.',
        'We do not call first. Someone who writes to you in our name and asks for a payment is not us.',
        'We do not give personal advice; for that you need a licensed adviser who knows your circumstances.',
      ],
    },
  ],
  callToAction: {
    heading: 'See for yourself',
    text: 'The quickest way to judge us is to read one signal from the first line to the last and ask whether you could have written the reason.',
    links: [
      { label: 'Read an example signal', to: paths.services.signals },
      { label: 'Write to us', to: paths.contact },
    ],
  },
  related: [
    { label: 'Education', to: paths.education.index },
    { label: 'Partner brokers', to: paths.ibPartners },
    { label: 'How ratings and commission work', to: paths.riskDisclosure },
  ],
};
