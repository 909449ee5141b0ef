import type { Section } from '@/content/page';
import { BarsFigure } from '@/pages/figures/BarsFigure';
import { SessionsFigure } from '@/pages/figures/SessionsFigure';
import { TradeChartFigure } from '@/pages/figures/TradeChartFigure';
import { WebinarList } from '@/pages/figures/WebinarList';
import { CardList } from '@/pages/CardList';
import { Definitions } from '@/pages/Definitions';
import { SectionFrame } from '@/pages/SectionFrame';
import styles from './SectionView.module.css';

/** A column of figures such as `33%` or `$9,044`, as bars named by the first column. */
const barsFrom = (rows: readonly (readonly string[])[], column: number) =>
  rows.map((row) => {
    const text = row[column] ?? '';
    return { label: row[0] ?? '', value: Number(text.replace(/[^\d.]/g, '')), text };
  });

/** The body of a section, without its heading and introduction. */
function SectionBody({ section }: { readonly section: Section }) {
  switch (section.kind) {
    case 'prose':
    case 'warning':
      return (
        <div className={section.kind === 'warning' ? styles.warning : styles.prose}>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {section.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'definitions':
      return <Definitions rows={section.rows} />;
    case 'steps':
      return (
        <ol className={styles.steps}>
          {section.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      );
    case 'table':
      return (
        <>
          {section.barsFromColumn !== undefined && (
            <BarsFigure
              name={`${section.heading} (${section.columns[section.barsFromColumn] ?? ''})`}
              bars={barsFrom(section.rows, section.barsFromColumn)}
            />
          )}
          {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
          <div className={styles.scroller} role="group" aria-label={section.heading} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {section.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {section.rows.map(([first, ...others]) => (
                  <tr key={first}>
                    <th scope="row">{first}</th>
                    {others.map((cell, index) => (
                      <td key={index} data-label={section.columns[index + 1]}>
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {section.note !== undefined && <p className={styles.note}>{section.note}</p>}
        </>
      );
    case 'workedExample':
      return (
        <div className={styles.example}>
          <dl>
            {section.lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{section.conclusion}</p>
        </div>
      );
    case 'sessions':
      return <SessionsFigure />;
    case 'chart':
      return <TradeChartFigure chart={section.chart} />;
    case 'questions':
      return (
        <div className={styles.questions}>
          {section.items.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      );
    case 'cards':
      return <CardList cards={section.cards} />;
    case 'webinars':
      return <WebinarList webinars={section.webinars} />;
    default:
      return section satisfies never;
  }
}

/** Kinds that need the page's whole width; the others stand beside their heading. */
const WIDE: readonly Section['kind'][] = ['table', 'sessions', 'cards', 'webinars'];

export function SectionView({ section }: { readonly section: Section }) {
  return (
    <SectionFrame
      heading={section.heading}
      intro={'intro' in section ? section.intro : undefined}
      isWide={WIDE.includes(section.kind)}
    >
      <SectionBody section={section} />
    </SectionFrame>
  );
}
