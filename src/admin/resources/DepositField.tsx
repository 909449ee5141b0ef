import { isNegativeAmount } from '@/domain/amounts';
import { TextField } from '@/ui/TextField';

interface DepositFieldProps {
  readonly required?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const refusal = (typed: string) => (isNegativeAmount(typed) ? 'Please enter 0 or more.' : '');

/** The minimum deposit, which is a text: an amount in any currency, or what is said in its place. */
export function DepositField(props: DepositFieldProps) {
  return <TextField label="Min deposit" refusal={refusal} {...props} />;
}
