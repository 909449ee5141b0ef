import { createElement, type ComponentType } from 'react';
import { isMarketDrawing, type OpeningDrawing, type OpeningFigure } from '@/content/openingFigure';
import type { DrawingProps } from '@/site/charts/openings/drawn';
import { island } from './island';
import styles from './OpeningBand.module.css';

type Kind = OpeningDrawing['kind'];

const drawings: { readonly [K in Kind]: ComponentType<DrawingProps<K>> } = {
  tradingDay: island(() => import('@/site/charts/openings/TradingDay')),
  indexWeights: island(() => import('@/site/charts/openings/IndexWeights')),
  seasonWheel: island(() => import('@/site/charts/openings/SeasonWheel')),
  weekOfHours: island(() => import('@/site/charts/openings/WeekOfHours')),
  reportYear: island(() => import('@/site/charts/openings/ReportYear')),
  orderTicket: island(() => import('@/site/charts/openings/OrderTicket')),
};

/** The opening of a guide: its figure and text, on a green background for a market. */
export function OpeningBand({ opening: { heading, text, drawing } }: { readonly opening: OpeningFigure }) {
  return (
    <div className={styles.band} data-ground={isMarketDrawing(drawing) ? 'felt' : undefined}>
      <figure className={styles.figure}>
        <figcaption className={styles.words}>
          <strong>{heading}</strong>
          <span>{text}</span>
        </figcaption>
        {createElement(drawings[drawing.kind] as ComponentType<{ drawing: OpeningDrawing }>, { drawing })}
      </figure>
    </div>
  );
}
