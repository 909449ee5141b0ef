import { openCourses } from './lessonOrder';
import { lessonPage, pages, type PageInfo } from './pages';

const slugsOf = ({ slug, lessons, hasNoQuiz }: (typeof openCourses)[number]['modules'][number]) => [
  ...lessons.map((lesson) => lesson.slug),
  ...(hasNoQuiz ? [] : [`${slug}-quiz`]),
];

/** The pages of all lessons and quizzes, in course order. */
const lessonPages: readonly PageInfo[] = openCourses.flatMap(({ course, modules }) =>
  modules.flatMap(slugsOf).map((slug) => lessonPage(course, slug)),
);

/** Every public page: the registry plus lessons and quizzes. The client loads only the registry. */
export const allPages: readonly PageInfo[] = [...pages, ...lessonPages];
