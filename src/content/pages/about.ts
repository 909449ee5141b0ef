import type { TopicPageContent } from '@/content/page';
import { emailLink } from '@/content/emailLink';
import { enrolmentBenefits, enrolmentPrice, phrases, statements } from '@/content/rules';
import { operatorRows, site } from '@/content/site';

export const page: TopicPageContent = {
  title: 'About us: what we teach and how we earn',
  description:
    'Who we are, how we choose what to publish, how the site earns money, and what we never do with yours.',
  heading: 'About us',
  lead: 'We teach people to read a chart, plan a trade before they take it, and know what they could lose.',
  statement: 'We write the reason next to the price, where you can disagree with it.',
  searchWords: ['Who are you'],
  hasPeople: true,
  sections: [
    {
      kind: 'definitions',
      heading: 'Who runs this site',
      rows: [...operatorRows(site.operator), { term: 'Email', text: [emailLink] }],
    },
    {
      kind: 'table',
      heading: 'How we earn money',
      intro: 'Some brokers pay us for the clients we send them. This table is the complete list.',
      columns: ['What you use', 'What you pay us', 'What others pay us'],
      rows: [
        ['Signals and webinars', 'Nothing', 'Referral fees from partner brokers pay for them'],
        ['Lessons that the course pages link to', 'Nothing', 'Referral fees pay for them too'],
        [
          `Enrolling in a course. What it adds: ${enrolmentBenefits(site.enrolment)}`,
          enrolmentPrice(site.enrolment),
          'Nothing',
        ],
        [
          'A “Start Trading” link to a partner broker',
          'Nothing',
          'A referral fee, if you open an account there',
        ],
        [
          "A link to a broker's or platform's own website",
          'Nothing',
          'Nothing, unless it is a referral link',
        ],
      ],
      note: "A referral fee is usually a fixed sum for a new client, or a share of what the broker earns from that client, which at some firms includes what the client loses. So we may earn more when you trade more and, at those firms, when you lose. That's a conflict of interest, and you should know about it.",
    },
    {
      kind: 'prose',
      heading: 'Our mission: a reason next to every price',
      paragraphs: [
        `${site.name} publishes free trading signals, webinars, and courses by level and by market. They are for retail traders in forex, indices, commodities, crypto and stocks.`,
        'Most tips come as three numbers without an explanation. Follow them and you learn nothing, win or lose.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Our vision: readers who need us less',
      paragraphs: [
        'A course has worked when you can look at a blank chart, write down an idea with its stop and its size, and decide to leave it alone.',
      ],
    },
    {
      kind: 'definitions',
      heading: 'Our values in practice',
      rows: [
        {
          term: 'Reasons first',
          text: 'Every idea comes with the remark that explains it and the price that would prove it wrong.',
        },
        {
          term: 'Loss before gain',
          text: `We count what a trade can cost before what it can earn. ${statements.riskRule}`,
        },
        {
          term: 'Plain words',
          text: 'We explain the idea first, then give the term traders use so that you can look it up.',
        },
        {
          term: 'Open interests',
          text: 'If a link earns us money, we say so before you reach it.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How we teach trading',
      steps: [
        {
          title: 'Start in the practice account',
          text: `Beginners place their first orders in ${phrases.practiceAccount}. You never need a live account to finish a course.`,
        },
        {
          title: 'One new idea per lesson',
          text: 'We explain it, draw it, work through the sums, and then you practise.',
        },
        {
          title: 'Check by doing',
          text: 'Each module ends with an exercise you can check: a size worked out, a chart marked up, a plan written.',
        },
        {
          title: 'Repeat with a journal',
          text: 'Write down what you planned and what you did. The gap between the two is your next lesson.',
        },
        {
          title: 'Record what was done',
          text: statements.certificate,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How we choose markets, signals and brokers',
      paragraphs: [
        'A market gets a page if retail traders can reach it on the platforms described here and we can explain what moves it. A signal goes out if its targets, weighted by their shares, together pay at least twice the risk and its reason fits in two sentences.',
        "A broker is listed because it has an agreement with us. That says nothing about its safety, and the order of the list isn't a ranking.",
      ],
    },
    {
      kind: 'list',
      heading: 'What we never do',
      items: site.conduct,
    },
  ],
  callToAction: {
    heading: 'Judge us by one signal',
    text: 'Read one from the first line to the last, and ask yourself whether you could have written the reason.',
    links: [
      { label: 'Read an example signal', to: '/services/signals' },
      { label: 'Write to us', to: '/contact' },
    ],
  },
  related: [
    { label: 'Education', to: '/education' },
    { label: 'Partner brokers', to: '/ib-partners' },
    { label: 'How ratings and referral fees work', to: '/ib-partners/method' },
  ],
};
