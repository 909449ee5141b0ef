/** Advice for whoever runs the host, folded away for everybody else. */
export const HostAdvice = ({ advice }: { readonly advice: string }) =>
  advice === '' ? null : (
    <details>
      <summary>For whoever runs the host</summary>
      <p>{advice}</p>
    </details>
  );
