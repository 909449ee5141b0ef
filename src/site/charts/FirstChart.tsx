import firstChart from '@/content/firstChart.json' with { type: 'json' };
import { chartName, practiceCharts } from '@/content/practiceCharts';
import { CandlePicture } from './CandlePicture';

const [chart] = practiceCharts;

/** The first practice chart up to its decision. */
export default function FirstChart() {
  return (
    <CandlePicture
      candles={firstChart}
      label={`Practice chart 1, ${chart ? chartName(chart) : ''}: sixty candles, then an empty space.`}
      question="Buy, sell or stay out?"
    />
  );
}
