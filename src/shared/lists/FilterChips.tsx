import { Button, Flex, theme } from 'antd'

interface FilterChipsProps<Key extends string> {
  /** Accessible name of the group. */
  label: string
  /** Number of matches per chip; null while loading, which reserves the space. */
  chips: { key: Key; label: string; count?: number | null }[]
  chosen: readonly Key[]
  onChange: (chosen: Key[]) => void
}

/** Filter chips; several can be active. */
export function FilterChips<Key extends string>({ label, chips, chosen, onChange }: FilterChipsProps<Key>) {
  const { token } = theme.useToken()
  return (
    <Flex role="group" aria-label={label} wrap gap={6}>
      {chips.map(({ key, label: text, count }) => {
        const isOn = chosen.includes(key)
        return (
          <Button
            key={key}
            shape="round"
            color={isOn ? 'primary' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? chosen.filter((other) => other !== key) : [...chosen, key])}
          >
            {text}
            {count !== undefined && (
              <span style={{ minWidth: '1ch', fontVariantNumeric: 'tabular-nums', color: token.colorTextSecondary }}>
                {count}
              </span>
            )}
          </Button>
        )
      })}
    </Flex>
  )
}
