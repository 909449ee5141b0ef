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
    '<p>Write to <a>us</a>, please.</p>',
    '<p><b>{a}</b>{" "}<span>{b}</span></p>',
    '<p>{isOpen && <b>{a}</b>}{children}</p>',
    '<ul>{items.map((item) => <li>{item}</li>)}<li>more</li></ul>',
    'const note = isOpen && <p>Open</p>; const page = <div>{note}<p>text</p></div>;',
    'function rowOf(cell) { return <td>{cell}</td>; } const row = <tr>{rowOf(a)}<td /></tr>;',
  ].map((code) => ({ code, options })),
  invalid: [
    '<p>{a} {b}</p>',
    '<p>{a}: <b>{b}</b></p>',
    '<p><Icon />{label}</p>',
    '<p>{isOpen && "open"}<b>{a}</b></p>',
    '<p>{isOpen ? <b>{a}</b> : "closed"}<i /></p>',
    '<p>{isOpen && <b>open</b>} and more</p>',
    '<p>{isOpen && <b>open</b>} <i /></p>',
    '<p>{items.map((item) => item.name)}<i /></p>',
    '<>text</>',
    'const note = `${a}`; const page = <div>{note}<p>text</p></div>;',
  ].map((code) => ({ code, options, errors: 1 })),
});

tester.run('plain-english', rules.rules['plain-english'], {
  valid: [
    '// Nobody can tell one from the other, and few people type it.',
    'const label = "lacks";',
    'const key = `${a} stands`;',
  ],
  invalid: [
    { code: '// What stands in the field.', errors: 1 },
    { code: 'const note = "It was changed meanwhile.";', errors: 1 },
    { code: 'const note = `${list} can stay empty.`;', errors: 1 },
    { code: 'const note = <p>It lacks a name.</p>;', errors: 1 },
  ],
});
