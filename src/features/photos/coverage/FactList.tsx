/** Figures, each below its label. */
export const FactList = ({ rows }: { rows: [label: string, value: string][] }) => (
  <dl className="coverage-figures">
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
