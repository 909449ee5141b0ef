import { expect, it } from 'vitest';
import { courseAt } from '@/content/courseOrder';
import type { LessonContent, Question, QuizContent } from '@/content/lesson';
import { openCourses, QUESTIONS_PER_QUIZ } from '@/content/lessonOrder';
import { allPages } from '@/content/lessonPages';
import { lessonPath, lessonPosition, PROGRESS_PAGE } from '@/content/lessonPlace';
import { answerLabel, choicesOf } from '@/content/questionChoices';
import { readingMinutes } from '@/content/readingTime';
import type { CoursePageContent, PageWords } from '@/content/page';
import { markAnswer } from '@/site/questions/marking';
import { pageWords } from '../../support/content';

const isLesson = (page: PageWords): page is LessonContent => 'checks' in page;
const isQuiz = (page: PageWords): page is QuizContent => 'review' in page;

const lessons = [...pageWords.values()].filter(isLesson);
const quizzes = [...pageWords.values()].filter(isQuiz);

const questions: readonly (readonly [Question, page: string])[] = [
  ...lessons.flatMap(({ id, checks }) => checks.map((question) => [question, id] as const)),
  ...quizzes.flatMap(({ id, questions: asked, review }) =>
    [...asked, ...review].map((question) => [question, id] as const),
  ),
];

const idsOf = (isWrong: (question: Question, page: string) => boolean) =>
  questions.filter(([question, page]) => isWrong(question, page)).map(([{ id }]) => id);

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const listed = openCourses.flatMap(({ course, modules }) =>
  modules.flatMap(({ lessons: ofModule }) =>
    ofModule.map((lesson) => ({ id: `${course}/${lesson.slug}`, ...lesson })),
  ),
);

it.each(openCourses)(
  'gives the $course course the same modules and lesson counts as its page',
  ({ course, modules }) => {
    const page = pageWords.get(`pages/education/${course}`) as CoursePageContent;
    const numbered = modules.filter(({ isExtra }) => !isExtra);
    expect(numbered.map(({ title, lessons: ofModule }) => [title, ofModule.length])).toEqual(
      numbered.map(({ number }) => {
        const onPage = page.modules[number - 1];
        return [onPage?.title, onPage?.lessons.length];
      }),
    );
  },
);

it('lists every lesson file once', () => {
  const ids = listed.map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  expect(lessons.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

it.each(lessons)('lists $id with its heading and its reading time', ({ id, heading, sections }) => {
  expect(listed.find((lesson) => lesson.id === id)).toMatchObject({
    title: heading,
    minutes: readingMinutes(sections),
  });
});

it('states the unit of each answer only once', () => {
  const isOdd = (question: Question) =>
    question.kind === 'numeric' && /\b(\w+)\b.*, in (?:\1$|of )/i.test(answerLabel(question));
  expect(idsOf(isOdd)).toEqual([]);
});

it('asks as many questions in each quiz as its course page says', () => {
  for (const { questions: asked, review } of quizzes)
    expect(asked.length + review.length).toBe(QUESTIONS_PER_QUIZ);
});

it('serves lessons and quizzes at URLs derived from their ids', () => {
  const viewOf = ({ id }: LessonContent | QuizContent) =>
    allPages.find(({ path }) => path === lessonPath(id))?.view;
  expect(new Set(lessons.map(viewOf))).toEqual(new Set(['templates/LessonPage']));
  expect(new Set(quizzes.map(viewOf))).toEqual(new Set(['templates/QuizPage']));
});

it("gives each question a unique id that begins with its page's id", () => {
  expect(idsOf(({ id }, page) => !id.startsWith(`${page}/`))).toEqual([]);
  expect(repeated(questions.map(([{ id }]) => id))).toEqual([]);
});

it('gives each question as many correct answers as its kind needs', () => {
  const isEnough: Readonly<Record<Question['kind'], (correct: number, of: number) => boolean>> = {
    singleChoice: (correct) => correct === 1,
    chartPoint: (correct) => correct === 1,
    multipleChoice: (correct, of) => correct >= 2 && correct < of,
    ordering: (_correct, of) => of >= 3,
    numeric: () => true,
  };
  const isWrong = (question: Question) => {
    const choices = choicesOf(question);
    return !isEnough[question.kind](choices.filter(({ isCorrect }) => isCorrect).length, choices.length);
  };
  expect(idsOf(isWrong)).toEqual([]);
});

it('gives every question distinct answers', () => {
  expect(idsOf((question) => repeated(choicesOf(question).map(({ text }) => text)).length > 0)).toEqual([]);
});

it('accepts the stated answer of each numeric question, with either decimal separator', () => {
  const isWrong = (question: Question) => {
    if (question.kind !== 'numeric') return false;
    // People enter only the number in `about 33.3%` or `$8,412.30, or about 8,412`.
    const [typed = ''] = question.answerText.replace(/^about /, '').split(', or');
    const elsewhere = typed.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
    // `1.250` may also mean 1.25.
    const texts = [typed, ...(/^\D*\d{1,3}\.\d{3}\D*$/.test(elsewhere) ? [] : [elsewhere])];
    return texts.some((text) => markAnswer(question, text).verdict !== 'correct');
  };
  expect(idsOf(isWrong)).toEqual([]);
});

it("keeps each question's common mistakes distinct from its answer", () => {
  const isWrong = (question: Question) => {
    if (question.kind !== 'numeric') return false;
    const { answer, tolerance, commonMistakes } = question;
    const given = [answer, ...commonMistakes.map((mistake) => mistake.answer)].toSorted((a, b) => a - b);
    return (
      answer <= 0 ||
      tolerance <= 0 ||
      given.slice(1).some((value, index) => value - (given[index] ?? 0) <= tolerance)
    );
  };
  expect(idsOf(isWrong)).toEqual([]);
});

it('links the pages of each course in both directions without gaps', () => {
  for (const page of [...lessons, ...quizzes]) {
    const { previous, next } = lessonPosition(page.id);
    for (const [link, back] of [
      [previous, 'next'],
      [next, 'previous'],
    ] as const) {
      expect(link.to).not.toBe(lessonPath(page.id));
      const neighbour = [...lessons, ...quizzes].find(({ id }) => lessonPath(id) === link.to);
      if (neighbour) expect(lessonPosition(neighbour.id)[back].to).toBe(lessonPath(page.id));
      else expect(courseAt(link.to) ?? PROGRESS_PAGE).toEqual(link);
    }
  }
});
