import type { LessonPath } from '@/content/lessonOrder';
import type { PracticeRule } from '@/domain/practice/trades';

interface RuleWords {
  readonly name: string;
  readonly text: string;
}

export const ruleWords: Readonly<Record<PracticeRule, RuleWords>> = {
  stopFromStart: { name: 'Stop set before entry', text: 'The trade had a stop loss when it was filled.' },
  size: { name: 'Size', text: 'The order put at most 2% of the account at risk.' },
  target: { name: 'Target', text: 'A take profit at least twice as far away as the stop.' },
  stopNotMovedAway: { name: 'Stop not moved away', text: 'No change made the loss at the stop larger.' },
  together: {
    name: 'Combined risk',
    text: 'At most 6% at risk in all trades, and 3% on one side of the dollar.',
  },
  reason: { name: 'Reason given', text: 'A reason was chosen before the order.' },
  letItWork: {
    name: 'Let it work',
    text: 'Closed manually only after gaining or losing the amount at risk, or with a written reason.',
  },
};

/** The lesson that explains a rule. */
export const ruleLessons: Readonly<Record<PracticeRule, LessonPath>> = {
  stopFromStart: '/education/beginner/stop-loss-and-take-profit',
  size: '/education/beginner/from-stop-to-size',
  target: '/education/beginner/twice-the-risk',
  stopNotMovedAway: '/education/intermediate/rules-under-pressure',
  together: '/education/beginner/how-much-to-lose',
  reason: '/education/beginner/plan-and-journal',
  letItWork: '/education/intermediate/rules-under-pressure',
};
