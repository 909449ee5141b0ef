import { NumberedLegend } from '@/site/charts/NumberedLegend';
import type { DrawingProps } from './drawn';
import styles from './OrderTicket.module.css';

/** A platform's order window, with numbers for the fields that the legend explains. */
export default function OrderTicket({ drawing: { title, fields, button } }: DrawingProps<'orderTicket'>) {
  const explained = fields.filter((field) => field.explained !== undefined);
  return (
    <div className={styles.drawing}>
      <div className={styles.window}>
        <p className={styles.title}>{title}</p>
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={field.label}>
              <dt>{field.label}</dt>
              <dd>
                <span>{field.value}</span>
                {field.explained !== undefined && (
                  <span className={styles.pin} aria-hidden="true">
                    {explained.indexOf(field) + 1}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.button}>{button}</p>
      </div>
      <NumberedLegend labels={explained.map((field) => `${field.label}. ${field.explained ?? ''}`)} />
    </div>
  );
}
