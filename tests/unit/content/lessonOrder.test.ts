import { describe, expect, it } from 'vitest';
import { courseAt } from '@/content/courseOrder';
import type { Exercise, LessonContent, Question, QuizContent } from '@/content/lesson';
import { openCourses } from '@/content/lessonOrder';
import { allPages } from '@/content/lessonPages';
import { lessonPath, lessonPlace, openLinesOf, PROGRESS_PAGE } from '@/content/lessonPlace';
import { choicesOf } from '@/content/questionChoices';
import { readingMinutes } from '@/content/readingTime';
import { term } from '@/content/richText';
import type { CoursePageContent, PageWords } from '@/content/page';
import { markAnswer } from '@/site/features/learning/marking';
import { pageWords } from '../../support/content';

const isLesson = (page: PageWords): page is LessonContent => 'checks' in page;
const isQuiz = (page: PageWords): page is QuizContent => 'review' in page;

const lessons = [...pageWords.values()].filter(isLesson);
const quizzes = [...pageWords.values()].filter(isQuiz);

const questionsOf = (page: LessonContent | QuizContent): readonly Question[] =>
  'checks' in page ? page.checks : [...page.questions, ...page.review];

const questions = [...lessons, ...quizzes].flatMap((page) =>
  questionsOf(page).map((question) => [question.id, question, page] as const),
);

const coursePage = (course: string) => pageWords.get(`pages/education/${course}`) as CoursePageContent;

const listed = openCourses.flatMap(({ course, modules }) =>
  modules.flatMap(({ lessons: ofModule }) =>
    ofModule.map((lesson) => ({ id: `${course}/${lesson.slug}`, ...lesson })),
  ),
);

describe('the list of lessons', () => {
  it('L01: has 20 lessons in the beginner course and 4 or 5 in each market course', () => {
    const counts = openCourses.map(({ course, modules }) => [
      course,
      modules.reduce((sum, module) => sum + module.lessons.length, 0),
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      beginner: 20,
      forex: 4,
      indices: 5,
      commodity: 4,
      stocks: 5,
      crypto: 5,
    });
  });

  it.each(openCourses)(
    "L01: the modules of the $course course have the titles and as many lessons as the course's page",
    ({ course, modules }) => {
      const shown = coursePage(course).modules.slice(0, modules.length);
      expect(modules.map(({ title, lessons: ofModule }) => [title, ofModule.length])).toEqual(
        shown.map(({ title, lessons: lines }) => [title, lines.length]),
      );
    },
  );

  it('has no name twice', () => {
    const ids = listed.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('L63: knows every lesson that has a file as written, and no other', () => {
    const written = listed.filter(({ minutes }) => minutes !== undefined).map(({ id }) => id);
    expect(lessons.map(({ id }) => id).toSorted()).toEqual(written.toSorted());
  });
});

describe.each(lessons.map((page) => [page.id, page] as const))('the lesson %s', (id, page) => {
  it('L02: has its page where its id says', () => {
    expect(allPages.find(({ path }) => path === lessonPath(id))?.view).toBe('templates/LessonPage');
  });

  it('L01: is listed with its heading and reading time', () => {
    const entry = listed.find((lesson) => lesson.id === id);
    expect(entry).toMatchObject({ title: page.heading, minutes: readingMinutes(page.sections) });
  });

  it('L07: has a drawing, a calculated example, a summary and an exercise with its usual mistakes', () => {
    const kinds = page.sections.map(({ kind }) => kind);
    expect(kinds.some((kind) => ['figure', 'markedChart', 'chart', 'sessions'].includes(kind))).toBe(true);
    expect(kinds).toContain('workedExample');
    expect(page.summary.length).toBeGreaterThanOrEqual(2);
    expect(page.summary.length).toBeLessThanOrEqual(4);
    expect(page.exercise.mistakes.length).toBeGreaterThan(0);
    expect(page.checks.length).toBeLessThanOrEqual(5);
  });
});

describe.each(quizzes.map((page) => [page.id, page] as const))('the quiz %s', (id, page) => {
  it('L02: has its page where its id says', () => {
    expect(allPages.find(({ path }) => path === lessonPath(id))?.view).toBe('templates/QuizPage');
  });

  it('L17: asks eight questions, or six and two on modules before', () => {
    expect([
      [8, 0],
      [6, 2],
    ]).toContainEqual([page.questions.length, page.review.length]);
  });
});

describe.each(questions)('the question %s', (id, question, page) => {
  it('L12: begins with the id of its page', () => {
    expect(id.startsWith(`${page.id}/`)).toBe(true);
  });

  it('L12: has as many correct answers as its kind asks for', () => {
    const correct = choicesOf(question).filter(({ isCorrect }) => isCorrect).length;
    if (question.kind === 'singleChoice' || question.kind === 'chartPoint') expect(correct).toBe(1);
    else if (question.kind === 'multipleChoice') {
      expect(correct).toBeGreaterThanOrEqual(2);
      expect(correct).toBeLessThan(choicesOf(question).length);
    } else expect(question.kind === 'numeric' || choicesOf(question).length >= 3).toBe(true);
  });

  it('L12: says something of every answer, and how to get to the right one', () => {
    const said = choicesOf(question).map(({ feedback }) => feedback);
    expect([question.explanation, ...said].filter((text) => text.trim().length < 10)).toEqual([]);
    expect(said.filter((text) => /^(?:right|wrong|correct|yes|no)\b/i.test(text))).toEqual([]);
  });

  it('L12: has no two answers alike', () => {
    const texts = choicesOf(question).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('L13: takes its own answer as it is written, here and where a comma is the decimal mark', () => {
    if (question.kind !== 'numeric') return;
    // `about 33.3%`, `$8,412.30, or about 8,412`: people type the number alone.
    const [typed = ''] = question.answerText.replace(/^about /, '').split(', or');
    const elsewhere = typed.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
    for (const text of [typed, elsewhere])
      expect([text, markAnswer(question, text).verdict]).toEqual([text, 'correct']);
  });

  it('L13: has a positive number as its answer, and mistakes well apart from it', () => {
    if (question.kind !== 'numeric') return;
    const { answer, tolerance, commonMistakes } = question;
    expect(answer).toBeGreaterThan(0);
    expect(tolerance).toBeGreaterThan(0);
    expect(tolerance).toBeLessThan(answer * 0.05);
    const given = [answer, ...commonMistakes.map((mistake) => mistake.answer)].toSorted((a, b) => a - b);
    given.slice(1).forEach((value, index) => {
      expect(value - (given[index] ?? 0)).toBeGreaterThan(tolerance);
    });
  });
});

it('L12: no two questions have the same id', () => {
  const ids = questions.map(([id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('the way through a course', () => {
  it('L05: leads forth and back without a gap, from the page of the course and to it again', () => {
    for (const page of [...lessons, ...quizzes]) {
      const { previous, next } = lessonPlace(page.id);
      for (const [link, back] of [
        [previous, 'next'],
        [next, 'previous'],
      ] as const) {
        expect(link.to).not.toBe(lessonPath(page.id));
        const neighbour = [...lessons, ...quizzes].find(({ id }) => lessonPath(id) === link.to);
        if (neighbour) expect(lessonPlace(neighbour.id)[back].to).toBe(lessonPath(page.id));
        else expect(courseAt(link.to) ?? PROGRESS_PAGE).toEqual(link);
      }
    }
  });

  it('L04: a line of an open module that is written is a link, and others are not', () => {
    const [first] = openLinesOf('/education/beginner');
    expect(first?.lessons[0]?.to).toBe('/education/beginner/two-prices');
    expect(openLinesOf('/education/advanced')).toEqual([]);
    expect(openLinesOf('/education/forex')).toHaveLength(1);
  });
});

describe('L19: what does not compile', () => {
  const check: Question = {
    id: 'beginner/two-prices/any',
    kind: 'numeric',
    prompt: '',
    label: '',
    unit: '',
    answer: 1,
    tolerance: 0.01,
    answerText: '1',
    commonMistakes: [],
    explanation: '',
  };

  it('is a lesson with two checks', () => {
    // @ts-expect-error -- three at least
    const checks: LessonContent['checks'] = [check, check];
    expect(checks).toHaveLength(2);
  });

  it('is an unknown term', () => {
    // @ts-expect-error -- not in the glossary
    expect(term('no such term').text).toBe('no such term');
  });

  it('is an exercise without a solution', () => {
    // @ts-expect-error -- the solution is missing
    const exercise: Exercise = { task: 'Do it.', mistakes: [] };
    expect(exercise.task).toBe('Do it.');
  });

  it('is a reference to a lesson that is not in the list', () => {
    // @ts-expect-error -- no such lesson
    expect(lessonPath('beginner/no-such-lesson')).toBe('/education/beginner/no-such-lesson');
  });
});
