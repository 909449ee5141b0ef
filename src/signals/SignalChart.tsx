import { Candles } from '@/charts/Candles';
import type { ChartScale } from '@/charts/chartScale';
import { spaceOutLabels } from '@/charts/spaceOutLabels';
import { formatR } from '@/domain/signals/results';
import { signalPriceText } from '@/domain/signals/plan';
import { entryEdges, type Signal } from '@/domain/signals/signal';
import { chartModel, chartUntil, chartWords, type ChartModel } from './chart';
import { priceToR } from './ruler';
import styles from './SignalChart.module.css';
import { LABEL_SIZE, signalChartGeometry, SMALL_HALF_CHARACTER, VIEW_SIZE } from './signalChartGeometry';

const percent = (share: number) => `${String(Math.round(share * 10) / 100)}%`;
const across = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${String(x)} ${String(y)}`).join('L')}`;

interface LevelLabel {
  readonly kind: 'target' | 'entry' | 'stop';
  readonly name: string;
  readonly price: number;
}

function labelsOf({ targets, stops }: ChartModel, entry: number): readonly LevelLabel[] {
  const [first, ...moved] = stops;
  const stop = moved.at(-1);
  return [
    ...targets.map((price, index): LevelLabel => ({
      kind: 'target',
      name: targets.length > 1 ? `Target ${String(index + 1)}` : 'Target',
      price,
    })),
    { kind: 'entry', name: stop?.price === entry ? 'Entry, stop' : 'Entry', price: entry },
    ...(stop && stop.price !== entry ? [{ kind: 'stop', name: 'Stop', price: stop.price } as const] : []),
    ...(first ? [{ kind: 'stop', name: stop ? 'First stop' : 'Stop', price: first.price } as const] : []),
  ];
}

interface TradeBoxesProps {
  readonly signal: Signal;
  readonly shown: ChartModel;
  readonly held: NonNullable<ChartModel['held']>;
  readonly scale: ChartScale;
  /** Where levels that were set at this candle begin. */
  readonly from: (candle: number) => number;
  /** Where the drawing ends, and the candle with which the whole chart ends. */
  readonly end: number;
  readonly last: number;
}

/** What could be gained and lost while the trade was open: up to the target, and down to each stop. */
function TradeBoxes({ signal, shown, held, scale, from, end, last }: TradeBoxesProps) {
  const { targets, stops } = shown;
  const { x, y, step } = scale;
  const units = priceToR(signal);
  const entered = from(held.from);
  const target = targets.at(-1) ?? held.price;
  const isEnded = signal.ending && held.to === last;
  const tradeEnd = isEnded ? x(held.to) : Math.min(end, x(held.to) + step / 2);
  return (
    <>
      <rect
        className={styles.reward}
        x={entered}
        width={Math.max(0, tradeEnd - entered)}
        y={Math.min(y(target), y(held.price))}
        height={Math.abs(y(target) - y(held.price))}
      />
      {stops.map(({ price, from: candle }, index) => {
        const start = Math.max(from(candle), entered);
        const stopEnd = Math.min(from(stops[index + 1]?.from ?? Infinity) || VIEW_SIZE, tradeEnd);
        return (
          units(price) < 0 &&
          stopEnd > start && (
            <rect
              key={index}
              className={styles.loss}
              x={start}
              width={stopEnd - start}
              y={Math.min(y(price), y(held.price))}
              height={Math.abs(y(price) - y(held.price))}
            />
          )
        );
      })}
    </>
  );
}

interface LevelLabelsProps {
  readonly signal: Signal;
  readonly labels: readonly LevelLabel[];
  readonly y: (price: number) => number;
}

/** The names, prices and results in R of the levels, next to the chart. */
function LevelLabels({ signal, labels, y }: LevelLabelsProps) {
  const units = priceToR(signal);
  const heights = labels.map(({ price }) => y(price));
  const places = spaceOutLabels(heights, LABEL_SIZE, VIEW_SIZE);
  return (
    <svg className={styles.levels} aria-hidden="true">
      {labels.map(({ kind, name, price }, index) => {
        const place = percent(places[index] ?? 0);
        return (
          <g key={name} className={styles[kind]}>
            <line x1="0" x2="8" y1={percent(y(price))} y2={place} />
            <text x="12" y={place} dy="-3" className={styles.name}>
              <tspan>{name}</tspan>
              {kind !== 'entry' && (
                <tspan className={styles.units}>{` ${formatR(Math.round(units(price) * 100))}`}</tspan>
              )}
            </text>
            <text x="12" y={place} dy="13">
              {signalPriceText(signal, price)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The entry, or the worse edge of its zone until the signal is entered. @param shown null for the whole chart */
function entryOn({ fill, issued, plan }: Signal, shown: ChartModel | null): number {
  const isEntered = shown === null || shown.pins.some(({ kind }) => kind === 'triggered');
  return (isEntered ? fill?.price : undefined) ?? entryEdges(issued, plan).far;
}

/** The signal's remark, with the tip of its arrow. */
function NoteText({ note }: { readonly note: NonNullable<ReturnType<typeof signalChartGeometry>['note']> }) {
  return (
    <g className={styles.note}>
      <svg x={percent(note.tip.x)} y={percent(note.tip.y)} overflow="visible">
        <path d={note.side === 'high' ? 'M-5-8 0 0 5-8' : 'M-5 8 0 0 5 8'} />
      </svg>
      <text x={percent(note.x)} y={percent(note.y)} dy="5" textAnchor="middle">
        {note.text}
      </text>
    </g>
  );
}

interface ChartCaptionProps {
  readonly model: ChartModel;
  readonly note: string | null;
}

/** The note, for which a narrow drawing has no room, and what is missing from the chart. */
function ChartCaption({ model: { candles, isCutOff, pins }, note }: ChartCaptionProps) {
  return (
    <figcaption className={styles.caption}>
      {note !== null && <span className={styles.remark}>{`${note}. `}</span>}
      {candles.length === 0 ? (
        <span>Levels only: this signal came without candles.</span>
      ) : (
        isCutOff && (
          <span>{`The price after update ${String(pins.length)} isn't drawn: follow the updates below.`}</span>
        )
      )}
    </figcaption>
  );
}

interface SignalChartProps {
  readonly signal: Signal;
  readonly model?: ChartModel;
  /** The last candle to draw; null for the whole chart. */
  readonly until?: number | null;
  /** For a narrow space: the note is in the drawing, in smaller type. */
  readonly isCompact?: boolean;
}

/** A whole trade: the price before and after its publication, its levels, and its updates, numbered as in their list. */
export default function SignalChart(props: SignalChartProps) {
  const { signal, model = chartModel(signal), until = null, isCompact = false } = props;
  const { scale, levelsFrom, word, pins, dates, note } = signalChartGeometry(
    model,
    isCompact ? SMALL_HALF_CHARACTER : undefined,
  );
  const shown = chartUntil(model, until);
  const { candles, published, stops, held, targets, zone } = shown;
  const latest = shown.pins.at(-1)?.number ?? 0;
  const { x, y, step } = scale;
  const last = model.candles.length - 1;
  const end = until === null || until >= last ? VIEW_SIZE : x(until) + step / 2;
  const entry = entryOn(signal, until === null ? null : shown);
  const labels = labelsOf(shown, entry);
  const from = (candle: number) => (candle <= published ? levelsFrom : x(candle));
  const stopPath = stops.map(({ price, from: candle }, index) =>
    index === 0
      ? `M${String(levelsFrom)} ${String(y(price))}`
      : `H${String(from(candle))}V${String(y(price))}`,
  );
  return (
    <figure className={styles.figure} data-compact={isCompact || undefined}>
      <div className={styles.chart} role="img" aria-label={chartWords(signal, shown)}>
        <svg className={styles.plot} aria-hidden="true">
          <svg
            viewBox={`0 0 ${String(VIEW_SIZE)} ${String(VIEW_SIZE)}`}
            preserveAspectRatio="none"
            className={styles.shapes}
          >
            {held && <TradeBoxes {...{ signal, shown, held, scale, from, end, last }} />}
            {candles.length > 0 && (
              <path className={styles.published} d={across([levelsFrom, 0], [levelsFrom, VIEW_SIZE - 70])} />
            )}
            {zone.from !== zone.to && (
              <rect
                className={styles.zone}
                x={levelsFrom}
                width={VIEW_SIZE - levelsFrom}
                y={y(zone.to)}
                height={y(zone.from) - y(zone.to)}
              />
            )}
            <Candles candles={candles} scale={scale} />
            {targets.map((price) => (
              <path
                key={price}
                className={styles.target}
                d={across([levelsFrom, y(price)], [VIEW_SIZE, y(price)])}
              />
            ))}
            <path className={styles.entry} d={across([levelsFrom, y(entry)], [VIEW_SIZE, y(entry)])} />
            <path className={styles.stop} d={`${stopPath.join('')}H${String(VIEW_SIZE)}`} />
            {note && (
              <path className={styles.arrow} d={across([note.tip.x, note.from], [note.tip.x, note.tip.y])} />
            )}
          </svg>
          {candles.length > 0 && (
            <text className={styles.date} x={percent(levelsFrom)} y={percent(word.y)} dx="6" dy={word.dy}>
              published
            </text>
          )}
          {dates.map(({ x: at, text }) => (
            <text key={text} className={styles.date} x={percent(at)} y="100%" dy="-6" textAnchor="middle">
              {text}
            </text>
          ))}
          {note && <NoteText note={note} />}
          {pins
            .filter(({ number }) => number <= latest)
            .map((pin) => (
              <g key={pin.number} className={styles.pin}>
                <circle cx={percent(pin.x)} cy={percent(pin.y)} r="10" />
                <text x={percent(pin.x)} y={percent(pin.y)} dy="4.5" textAnchor="middle">
                  {pin.number}
                </text>
              </g>
            ))}
        </svg>
        <LevelLabels signal={signal} labels={labels} y={y} />
      </div>
      <ChartCaption model={model} note={note?.text ?? null} />
    </figure>
  );
}
