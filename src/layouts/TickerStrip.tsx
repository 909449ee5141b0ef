import styles from './TickerStrip.module.css';

const INSTRUMENTS = [
  'EUR/USD',
  'GBP/USD',
  'USD/JPY',
  'BTC/USD',
  'ETH/USD',
  'Gold',
  'Silver',
  'S&P 500',
  'US 100',
  'Oil',
];

/** The strip above the header: its room is reserved, so that nothing below moves when prices come in. */
export function TickerStrip() {
  return (
    <section className={styles.strip} aria-label="Markets we follow">
      <ul className={styles.list}>
        {INSTRUMENTS.map((instrument) => (
          <li key={instrument}>{instrument}</li>
        ))}
      </ul>
    </section>
  );
}
