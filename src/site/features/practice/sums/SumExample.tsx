import { tradeQuestion } from '@/content/sums/oneTrade';
import { drawTrade, TRADE_QUESTIONS } from '@/domain/sums/oneTrade';
import { unitWords } from '@/content/sums/sumWords';
import cardStyles from '@/site/questions/QuestionCard.module.css';
import styles from './Sums.module.css';

const trade = drawTrade('example');

/** The first question about an example trade, for reading only. */
export function SumExample() {
  const [first] = TRADE_QUESTIONS;
  const { introduction, question, label } = tradeQuestion(trade, first);
  return (
    <figure className={`${cardStyles.card ?? ''} ${styles.example ?? ''}`}>
      <figcaption
        className={cardStyles.place}
      >{`For example: sum 1 of ${String(TRADE_QUESTIONS.length)}`}</figcaption>
      <p className={styles.introduction}>{introduction}</p>
      <p className={cardStyles.prompt}>{question}</p>
      <p className={styles.blank} aria-hidden="true">
        {`${label}, in ${unitWords(trade.sums[first].unit)}`}
      </p>
    </figure>
  );
}
