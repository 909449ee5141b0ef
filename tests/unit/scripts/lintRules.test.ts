import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import rules from '../../../scripts/lint/rules.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const options = [{ elements: ['children'] }];

tester.run('text-in-own-element', rules.rules['text-in-own-element'], {
  valid: [
    '<p>{a}</p>',
    '<p>{isOpen && "Open"}</p>',
    '<p>{`${a} ${b}`}</p>',
    '<p>{isOpen && <b>{a}</b>}{children}</p>',
    '<ul>{items.map((item) => <li>{item}</li>)}<li>more</li></ul>',
    'const note = isOpen && <p>Open</p>; const page = <div>{note}<p>text</p></div>;',
    'function rowOf(cell) { return <td>{cell}</td>; } const row = <tr>{rowOf(a)}<td /></tr>;',
  ].map((code) => ({ code, options })),
  invalid: [
    '<p>{a} {b}</p>',
    '<p><Icon />{label}</p>',
    '<p>{isOpen ? <b>{a}</b> : "closed"}<i /></p>',
    '<p>{isOpen && <b>open</b>} and more</p>',
    '<p>{isOpen && <b>open</b>} <i /></p>',
    '<p>{items.map((item) => item.name)}<i /></p>',
    'const note = `${a}`; const page = <div>{note}<p>text</p></div>;',
  ].map((code) => ({ code, options, errors: 1 })),
});

tester.run('plain-text', rules.rules['plain-text'], {
  valid: [
    'const text = "Two lows, ten candles apart. Risk 1-2% of the account.";',
    'const text = <p>Loading brokers...</p>;',
    'const section = { heading: "Rolling futures by hand" };',
    '// Costs are kept apart, 3-4% in all.',
  ],
  invalid: [
    'const text = "Costs are kept apart from trades, 12 in all.";',
    'const text = `It lost 3-4% of ${account}.`;',
    'const text = <p>Loading the chart...</p>;',
    'const text = "The position closes itself at the stop.";',
    'const text = "The reader’s own browser";',
    'const text = "The next lesson works that out.";',
    'const text = "Eight questions on the five lessons about indices.";',
  ].map((code) => ({ code, errors: 1 })),
});
