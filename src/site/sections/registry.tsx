import { createElement, type ComponentType } from 'react';
import type { Section } from '@/content/page';
import { CardList } from '@/site/components/CardList';
import { Definitions } from '@/site/components/Definitions';
import DataTable from './DataTable';
import { island } from './island';
import { MarginNote } from './MarginNote';
import type { SectionProps } from './section';
import { BulletList, Prose, Questions, Steps, WorkedExample } from './textSections';

type Kind = Section['kind'];

const EmbeddedCalculator = island(() => import('@/site/features/calculators/EmbeddedCalculator'));
const TradeChartFigure = island(() => import('@/site/charts/TradeChartFigure'));
const MarkedChartFigure = island(() => import('@/site/charts/MarkedChartFigure'));
const SessionsFigure = island(() => import('@/site/charts/SessionsFigure'));
const FigureView = island<SectionProps<'figure'>>(() => import('@/site/charts/FigureView'));
const ReplayExercise = island(() => import('@/site/features/learning/ReplayExercise'));
const AccountWalk = island(() => import('@/site/features/learning/AccountWalk'));
const HandsOn = island(() => import('@/site/features/learning/HandsOnCalculation'));
const SessionClock = island(() => import('@/site/features/sessions/SessionClock'));

/**
 * The component for each kind of section; a kind without one doesn't compile. Interactive ones with much code
 * use {@link island}.
 */
const components: { readonly [K in Kind]: ComponentType<SectionProps<K>> } = {
  prose: ({ section }) => <Prose paragraphs={section.paragraphs} />,
  warning: ({ section }) => <Prose paragraphs={section.paragraphs} isWarning />,
  list: BulletList,
  definitions: ({ section }) => <Definitions rows={section.rows} />,
  steps: Steps,
  table: DataTable,
  workedExample: WorkedExample,
  sessions: () => <SessionsFigure />,
  sessionClock: () => <SessionClock />,
  calculator: EmbeddedCalculator,
  chart: ({ section }) => <TradeChartFigure chart={section.chart} />,
  markedChart: ({ section }) => <MarkedChartFigure chart={section.chart} />,
  replay: ReplayExercise,
  accountWalk: AccountWalk,
  handsOn: HandsOn,
  figure: FigureView,
  questions: Questions,
  cards: ({ section }) => <CardList cards={section.cards} />,
};

export function SectionBody({ section }: { readonly section: Section }) {
  const body = createElement(components[section.kind] as ComponentType<{ section: Section }>, { section });
  return 'marginNote' in section ? <MarginNote text={section.marginNote}>{body}</MarginNote> : body;
}

/** Kinds that need the full width; others are next to their heading. */
const FULL_WIDTH_KINDS: readonly Kind[] = ['table', 'sessions', 'sessionClock', 'calculator', 'cards'];

export const isFullWidthSection = ({ kind }: Section): boolean => FULL_WIDTH_KINDS.includes(kind);
