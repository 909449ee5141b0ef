import type {
  Article,
  Course,
  DefinedTermSet,
  EducationEvent,
  FAQPage,
  LearningResource,
  Organization,
  Quiz,
  Thing,
  WebApplication,
} from 'schema-dts';
import { glossaryEntries } from '@/content/glossary/glossaryEntries';
import type { LessonContent, QuizContent } from '@/content/lesson';
import { lessonPosition, lessonsOf, openModuleOutlines, type LessonLink } from '@/content/lessonPlace';
import { readingMinutes } from '@/content/readingTime';
import type { Signal } from '@/domain/signals/signal';
import type { Webinar } from '@/domain/catalogue/webinar';
import { webinarEnd } from '@/domain/catalogue/webinarTimes';
import { parentOf } from '@/content/navigation';
import type { CoursePageContent, PageSummary, Section, ToolPageContent } from '@/content/page';
import type { SitePath } from '@/content/pages';
import { plainText } from '@/content/richText';
import { site } from '@/content/site';
import { LANGUAGE } from '@/domain/text/locale';
import { absoluteUrl } from '@/content/absoluteUrl';

const GLOSSARY: SitePath = '/glossary';

const provider: Organization = { '@type': 'Organization', name: site.name, url: absoluteUrl('/') };

const publisher = (): Thing[] => [
  {
    ...provider,
    logo: absoluteUrl('/icon-512.png'),
    description: site.tagline,
    email: site.email,
    telephone: site.phone,
    sameAs: Object.values(site.social).map(({ url }) => url),
  },
  { '@type': 'WebSite', name: site.name, url: absoluteUrl('/'), inLanguage: LANGUAGE },
];

const describing = ({ title, description }: PageSummary, address: string) => ({
  name: title,
  description,
  url: absoluteUrl(address),
  inLanguage: LANGUAGE,
});

const resource = ({ label, to }: LessonLink) =>
  ({ '@type': 'LearningResource', name: label, url: absoluteUrl(to) }) as const;

function course(page: CoursePageContent, address: string): Course {
  const lessons = lessonsOf(openModuleOutlines(address));
  const fact = (meaning: 'workload' | 'level') => page.facts.find(({ means }) => means === meaning)?.text;
  const level = page.level ?? fact('level');
  const workload = fact('workload');
  return {
    '@type': 'Course',
    ...describing(page, address),
    provider,
    ...(level !== undefined && { educationalLevel: level }),
    teaches: page.outcomes,
    ...(lessons.length > 0 && { hasPart: lessons.map(resource) }),
    ...(page.prerequisites && { coursePrerequisites: page.prerequisites }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(workload !== undefined && { courseWorkload: workload }),
    },
  };
}

/** What lessons and quizzes have in common. */
function partOfCourse(page: LessonContent | QuizContent, address: string) {
  const { course: partOf } = lessonPosition(page.id);
  return {
    ...describing(page, address),
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Course', name: partOf.label, url: absoluteUrl(partOf.to) },
    provider,
  } as const;
}

const lesson = (page: LessonContent, address: string): LearningResource => ({
  '@type': 'LearningResource',
  learningResourceType: 'Lesson',
  ...partOfCourse(page, address),
  ...(page.id.startsWith('beginner/') && { educationalLevel: 'Beginner' }),
  timeRequired: `PT${String(readingMinutes(page.sections))}M`,
  teaches: page.summary,
});

const quiz = (page: QuizContent, address: string): Quiz => ({
  '@type': 'Quiz',
  ...partOfCourse(page, address),
});

type Questions = Extract<Section, { kind: 'questions' }>['items'];

const questionsPage = (questions: Questions): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** In the same order as the breadcrumbs on the page. */
function breadcrumbs(page: PageSummary, address: string): Thing[] {
  const parent = parentOf(address);
  if (!parent) return [];
  const way = [
    { label: 'Home', to: '/' },
    { label: parent.label, to: parent.to },
    ...(isLesson(page) || isQuiz(page) ? [lessonPosition(page.id).course] : []),
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

const webApplication = (page: ToolPageContent, address: string): WebApplication => ({
  '@type': 'WebApplication',
  ...describing(page, address),
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript to calculate with your own numbers',
  isAccessibleForFree: true,
  provider,
});

const definedTerms = (page: PageSummary, address: string): DefinedTermSet => ({
  '@type': 'DefinedTermSet',
  ...describing(page, address),
  hasDefinedTerm: glossaryEntries.map(({ name, anchor, alsoCalled, text }) => ({
    '@type': 'DefinedTerm',
    name,
    ...(alsoCalled.length > 0 && { alternateName: alsoCalled }),
    description: text,
    url: `${absoluteUrl(address)}#${anchor}`,
  })),
});

const isLesson = (page: PageSummary): page is LessonContent => 'checks' in page;
const isQuiz = (page: PageSummary): page is QuizContent => 'review' in page;
const isTool = (page: PageSummary): page is ToolPageContent => 'tool' in page;
const isCourse = (page: PageSummary): page is CoursePageContent => 'modules' in page;
const sectionsOf = (page: PageSummary): readonly Section[] =>
  'sections' in page ? (page.sections as readonly Section[]) : [];

/** The structured data of a page. It contains nothing that isn't on the page. */
function structuredData(page: PageSummary, address: string): Thing[] {
  const sections = sectionsOf(page);
  const questions = sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));
  return [
    ...(address === '/' ? publisher() : []),
    ...breadcrumbs(page, address),
    ...(address === GLOSSARY ? [definedTerms(page, address)] : []),
    ...(isCourse(page) ? [course(page, address)] : []),
    ...(isLesson(page) ? [lesson(page, address)] : []),
    ...(isQuiz(page) ? [quiz(page, address)] : []),
    ...(isTool(page) ? [webApplication(page, address)] : []),
    ...(questions.length > 0 ? [questionsPage(questions)] : []),
  ];
}

/** A signal as an article, without its result. */
export const signalData = (signal: Signal, words: PageSummary, address: string): Article => ({
  '@type': 'Article',
  headline: words.title,
  description: words.description,
  url: absoluteUrl(address),
  datePublished: signal.issued.publishedAt,
  dateModified: signal.entries.at(-1)?.publishedAt ?? signal.issued.publishedAt,
  // A sample has no author.
  author: signal.issued.sample ? provider : { '@type': 'Person', name: signal.issued.by },
  publisher: provider,
  isAccessibleForFree: true,
  inLanguage: LANGUAGE,
});

export function webinarData(webinar: Webinar, address: string): EducationEvent {
  const { name, description, startsAt, language, host, level } = webinar;
  return {
    '@type': 'EducationEvent',
    name,
    description,
    startDate: startsAt,
    endDate: webinarEnd(webinar).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: absoluteUrl(address) },
    isAccessibleForFree: true,
    organizer: provider,
    ...(language !== '' && { inLanguage: language }),
    ...(host !== '' && { performer: { '@type': 'Organization', name: host } }),
    ...(level !== '' && { educationalLevel: level }),
  };
}

export function structuredDataBlock(
  page: PageSummary,
  address: string,
  others: readonly Thing[] = [],
): string {
  const graph = [...structuredData(page, address), ...others];
  if (graph.length === 0) return '';
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
}
