import { describe, expect, it } from 'vitest';
import { firstLesson } from '@/content/firstLesson';
import { courseOutlines, lessonsOf } from '@/content/lessonPlace';
import { NO_PROGRESS, progressIn, type StoredProgress } from '@/domain/learning/progress';
import { continuation } from '@/site/features/learning/continuation';
import { day } from '../../../../support/progress';

const beginner = courseOutlines.find(({ name }) => name === 'beginner');
const lessons = lessonsOf(beginner?.modules ?? []);
const idOf = (place: number) => lessons[place]?.id ?? '';

const marks = (...places: readonly number[]) =>
  Object.fromEntries(places.map((place) => [idOf(place), { done: day(1) }]));

const nextOf = (stored: StoredProgress) => continuation(progressIn(stored), 'beginner')?.to;

describe('L44: the way on', () => {
  it('begins, for newcomers, with the first lesson there is', () => {
    expect(continuation(NO_PROGRESS)).toBeUndefined();
    expect(lessons[0]).toMatchObject(firstLesson);
  });

  it('is the lesson opened last while that is not done, and the next one that is not afterwards', () => {
    expect(nextOf({ opened: { [idOf(2)]: day(2), [idOf(0)]: day(1) } })).toBe(lessons[2]?.to);
    expect(nextOf({ opened: { [idOf(2)]: day(2) }, marks: marks(2) })).toBe(lessons[3]?.to);
    expect(nextOf({ opened: { [idOf(2)]: day(2) }, marks: marks(2, 3) })).toBe(lessons[4]?.to);
  });

  it('goes on behind a quiz that was opened last', () => {
    const [first] = beginner?.modules ?? [];
    const place = first?.lessons.length ?? 0;
    expect(nextOf({ opened: { [first?.quiz?.id ?? '']: day(3) } })).toBe(lessons[place]?.to);
  });

  it('turns back to what was left out, and says when nothing is left', () => {
    const all = lessons.map((_, place) => place);
    const last = { [idOf(lessons.length - 1)]: day(2) };
    expect(nextOf({ opened: last, marks: marks(...all.slice(1)) })).toBe(lessons[0]?.to);
    expect(continuation(progressIn({ opened: last, marks: marks(...all) }))).toEqual({
      label: 'Beginner course: all lessons done',
      to: '/education/progress',
    });
  });

  it('is in the course read last, unless another one is asked for', () => {
    const forex = courseOutlines.find(({ name }) => name === 'forex');
    const [first] = lessonsOf(forex?.modules ?? []);
    const progress = progressIn({ opened: { [idOf(0)]: day(1), [first?.id ?? '']: day(2) } });
    expect(continuation(progress)?.to).toBe(first?.to);
    expect(continuation(progress, 'beginner')?.to).toBe(lessons[0]?.to);
    expect(continuation(progress, 'stocks')).toBeUndefined();
  });

  it('follows what is marked where nothing was opened', () => {
    expect(continuation(progressIn({ marks: marks(0) }))?.to).toBe(lessons[1]?.to);
  });
});
