import { parentOf } from '@/content/navigation';
import type { CoursePageContent, PageWords, Section, Webinar } from '@/content/page';
import { site } from '@/content/site';
import { absoluteUrl } from '@/pages/absoluteUrl';
import { paths } from '@/paths';

/** One thing in the vocabulary of schema.org. */
type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

const provider = { '@type': 'Organization', name: site.name, url: absoluteUrl(paths.home) };

/** Who runs the site, and the site itself. */
const publisher = (): Thing[] => [
  {
    ...provider,
    logo: absoluteUrl('/icon-512.png'),
    description: site.tagline,
    email: site.email,
    telephone: site.phone,
    sameAs: Object.values(site.social).map(({ url }) => url),
  },
  { '@type': 'WebSite', name: site.name, url: absoluteUrl(paths.home), inLanguage: 'en' },
];

/** What the course is called in its own table of facts; the levels stand in their names. */
function course(page: CoursePageContent, address: string): Thing {
  const fact = (term: string) => page.facts.find((row) => row.term === term)?.text;
  const level = /\/(beginner|intermediate|advanced)$/.exec(address)?.[1];
  return {
    '@type': 'Course',
    name: page.title,
    description: page.description,
    url: absoluteUrl(address),
    inLanguage: 'en',
    provider,
    educationalLevel: level ?? fact('Level'),
    teaches: page.outcomes,
    coursePrerequisites: page.prerequisites,
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: fact('Duration'),
    },
  };
}

const MS_PER_MINUTE = 60_000;

const webinar = ({ title, text, startsAt, minutes }: Webinar, address: string): Thing => ({
  '@type': 'EducationEvent',
  name: title,
  description: text,
  startDate: startsAt,
  endDate: new Date(Date.parse(startsAt) + minutes * MS_PER_MINUTE).toISOString(),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: absoluteUrl(address) },
  isAccessibleForFree: true,
  organizer: provider,
});

type Questions = Extract<Section, { kind: 'questions' }>['items'];

const questionsPage = (questions: Questions): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The same way up as the page shows. */
function breadcrumbs(page: PageWords, address: string): Thing[] {
  const parent = parentOf(address);
  if (!parent) return [];
  const way = [
    { label: 'Home', to: paths.home },
    { label: parent.label, to: parent.to },
    { label: page.heading, to: address },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absoluteUrl(to),
      })),
    },
  ];
}

const isCourse = (page: PageWords): page is CoursePageContent => 'modules' in page;
const sectionsOf = (page: PageWords): readonly Section[] =>
  'sections' in page ? (page.sections as readonly Section[]) : [];

/** What search engines can be told of a page in their own terms: nothing that the page does not show. */
function structuredData(page: PageWords, address: string): Thing[] {
  const sections = sectionsOf(page);
  const questions = sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));
  return [
    ...(address === paths.home ? publisher() : []),
    ...breadcrumbs(page, address),
    ...(isCourse(page) ? [course(page, address)] : []),
    ...sections.flatMap((section) =>
      section.kind === 'webinars' ? section.webinars.map((item) => webinar(item, address)) : [],
    ),
    ...(questions.length > 0 ? [questionsPage(questions)] : []),
  ];
}

/** The structured data of a page as a block that no browser runs. */
export function structuredDataBlock(page: PageWords, address: string): string {
  const graph = structuredData(page, address);
  if (graph.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
}
