import type { ComponentType } from 'react';
import type { TopicPageContent } from '@/content/page';
import { island } from '@/site/sections/island';
import { PracticeFrame } from '@/site/sections/PracticeFrame';
import type { ViewProps } from '@/site/view';

const PracticeSession = island(() => import('@/site/features/practice/sums/PracticeSession'));
const ChartTrainer = island(() => import('@/site/features/practice/charts/ChartTrainer'));

interface ExerciseProps {
  readonly lead?: string;
}

/** The exercises of practice pages, by URL; most load separately from the page's own scripts. */
const EXERCISES: Readonly<Record<string, ComponentType<ExerciseProps>>> = {
  '/practice/session': ({ lead }) => <PracticeSession Chart={ChartTrainer} lead={lead} />,
  '/practice/sums': island(() => import('@/site/features/practice/sums/SumTrainer')),
  '/practice/one-trade': island(() => import('@/site/features/practice/sums/OneTrade')),
  '/practice/charts': island(() => import('@/site/features/practice/charts/ChartTally')),
};

/** The exercises that show the page's lead themselves, until they have begun. */
const LEADING = new Set(['/practice/session', '/practice/one-trade']);

export default function ExercisePage({ page, address }: ViewProps<TopicPageContent>) {
  const Exercise = EXERCISES[address];
  const { lead, ...plain } = page;
  const isLeading = LEADING.has(address);
  return (
    <PracticeFrame page={isLeading ? plain : page} address={address}>
      {Exercise && (isLeading ? <Exercise lead={lead} /> : <Exercise />)}
    </PracticeFrame>
  );
}
