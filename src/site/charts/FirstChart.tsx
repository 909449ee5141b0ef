import firstChart from '@/content/firstChart.json' with { type: 'json' };
import { chartName, practiceCharts } from '@/content/practiceCharts';
import styles from './FirstChart.module.css';

const [chart] = practiceCharts;

/** The first practice chart up to its decision: a picture, so that pages needn't load its market. */
export default function FirstChart() {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox="0 0 600 300"
        preserveAspectRatio="none"
        role="img"
        aria-label={`Practice chart 1, ${chart ? chartName(chart) : ''}: sixty candles, then an empty space.`}
      >
        <path className={styles.line} d="M436 0V300" />
        <path className={styles.up} d={firstChart.up} />
        <path className={styles.down} d={firstChart.down} />
      </svg>
      <p className={styles.question} aria-hidden="true">
        Buy, sell or stay out?
      </p>
    </figure>
  );
}
