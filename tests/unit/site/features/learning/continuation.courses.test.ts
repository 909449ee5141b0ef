import { describe, expect, it } from 'vitest';
import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import { progressIn } from '@/domain/learning/progress';
import { continuation } from '@/site/features/learning/continuation';
import { day } from '../../../../support/progress';

const allMarked = (modules: Parameters<typeof lessonsOf>[0]) =>
  Object.fromEntries(lessonsOf(modules).map(({ id }) => [id, { done: day(1) }]));

describe.each(courseOutlines)('the way on in the $name course', ({ name, label, modules }) => {
  const lessons = lessonsOf(modules);
  const [first, second] = lessons;
  const ofOthers = courseOutlines
    .filter((one) => one.name !== name)
    .map((one) => lessonsOf(one.modules)[0]?.id ?? '');

  it('is named with the lesson it leads to', () => {
    expect(continuation(progressIn({ opened: { [first?.id ?? '']: day(1) } }))).toEqual({
      label: `Continue: ${first?.label ?? ''}`,
      to: first?.to,
    });
  });

  it('is taken where its lessons were opened last of all, whichever course stands first', () => {
    const before = Object.fromEntries(ofOthers.map((id, place) => [id, day(place + 1)]));
    const opened = { ...before, [second?.id ?? '']: day(20), [first?.id ?? '']: day(10) };
    expect(continuation(progressIn({ opened }))?.to).toBe(second?.to);
  });

  it('is taken where a lesson of it is marked and none of any was opened', () => {
    const marks = { [first?.id ?? '']: { done: day(1) } };
    expect(continuation(progressIn({ marks }))?.to).toBe(second?.to);
    expect(continuation(progressIn({ marks }), name)?.to).toBe(second?.to);
  });

  it('is none where its only mark was taken back', () => {
    const marks = { [first?.id ?? '']: { done: day(1), undone: day(2) } };
    expect(continuation(progressIn({ marks }))).toBeUndefined();
  });

  it('leads to the progress once all its lessons are marked, though no quiz was handed in', () => {
    expect(continuation(progressIn({ marks: allMarked(modules) }), name)).toEqual({
      label: `${label}: all lessons done`,
      to: '/education/progress',
    });
  });
});
