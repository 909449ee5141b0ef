import type { ComponentType } from 'react';
import type { TopicPageContent } from '@/content/page';
import { island } from '@/site/sections/island';
import { PracticeFrame } from '@/site/sections/PracticeFrame';
import type { ViewProps } from '@/site/view';

const PracticeSession = island(() => import('@/site/features/practice/sums/PracticeSession'));
const ChartTrainer = island(() => import('@/site/features/practice/charts/ChartTrainer'));

/** The exercises of practice pages, by URL; most load separately from the page's own scripts. */
const EXERCISES: Readonly<Record<string, ComponentType>> = {
  '/practice/session': () => <PracticeSession Chart={ChartTrainer} />,
  '/practice/sums': island(() => import('@/site/features/practice/sums/SumTrainer')),
  '/practice/one-trade': island(() => import('@/site/features/practice/sums/OneTrade')),
  '/practice/charts': island(() => import('@/site/features/practice/charts/ChartTally')),
};

export default function ExercisePage(props: ViewProps<TopicPageContent>) {
  const Exercise = EXERCISES[props.address];
  return <PracticeFrame {...props}>{Exercise && <Exercise />}</PracticeFrame>;
}
