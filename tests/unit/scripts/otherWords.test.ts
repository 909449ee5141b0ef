import { describe, expect, it } from 'vitest';
import { withOtherTitles, withOtherWords } from '../../../scripts/otherWords.mjs';

const LESSON = `
const PIP = 0.0001;
export const page: LessonContent = {
  id: 'beginner/the-pip',
  heading: 'A pip, in EUR/USD',
  question: rich\`One \${term('pip', 'pips')} is \${decimal(PIP, 4)}.\`,
  sections: [
    { kind: 'prose', heading: "It isn't much", paragraphs: ['0.0001 at 1:30,\\u00a0or 2%.'] },
    { kind: 'markedChart', heading: 'Zones', chart: describeChart({ label: 'Support' }, () => 'A zone.') },
    { kind: 'figure', heading: 'Bars', figure: { kind: 'bars', caption: 'Read from the bars.' } },
  ],
  checks: [{ kind: 'numeric', label: 'Room', unit: 'pips', lesson: 'beginner/margin', feedback: 'No.' }],
  related: [{ label: 'Margin', to: '/education/beginner/margin' }],
};
`;

describe('the other words of the owner’s drill', () => {
  const changed = withOtherWords(LESSON);

  it('are as long as the words were, and leave values, signs and figures as they are', () => {
    expect(changed).toHaveLength(LESSON.length);
    expect(changed.replace(/[a-z]/gi, 'x')).toBe(LESSON.replace(/[a-z]/gi, 'x'));
    expect(changed).toContain("heading: 'E qoq, op IAS/ATF'");
    expect(changed).toContain(`rich\`Upi \${term('pip', 'pips')} ot \${decimal(PIP, 4)}.\``);
    expect(changed).toContain(String.raw`'0.0001 ev 1:30,\u00a0us 2%.'`);
  });

  it('leave ids, kinds, units, addresses, and what a drawing says of its data', () => {
    for (const kept of [
      "id: 'beginner/the-pip'",
      "kind: 'markedChart'",
      "describeChart({ label: 'Support' }, () => 'A zone.')",
      "caption: 'Read from the bars.'",
      "unit: 'pips', lesson: 'beginner/margin'",
      "related: [{ label: 'Margin', to: '/education/beginner/margin' }]",
    ])
      expect(changed).toContain(kept);
  });

  it('change the titles of lessons in their order, and not those of modules', () => {
    const order = `{ slug: 'a', title: 'Module', lessons: [{ slug: 'the-pip', title: "It isn't", minutes: 3 }] }`;
    expect(withOtherTitles(order)).toBe(order.replace("It isn't", "Ov otp'v"));
  });
});
