/** Advice for whoever runs the host, out of the way of everybody else. */
export const HostAdvice = ({ advice }: { readonly advice: string }) =>
  advice === '' ? null : (
    <details>
      <summary>For whoever runs the host</summary>
      <p>{advice}</p>
    </details>
  );
