import { useState } from 'react'
import { Button, Input, Popover, Select, Tag } from 'antd'
import type { Field } from '../../../api/layer'
import { popupParent } from '../../../shared/popupParent'
import { whereLimits } from '../../../shared/limits/feature.gen'
import { layersText } from '../texts/messages'

const CONDITIONS = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'contains', 'empty', 'filled'] as const
const VALUE_MAX = 200

type Condition = (typeof CONDITIONS)[number]

const conditionLabels = (): Record<Condition, string> => ({
  eq: layersText('eq'),
  ne: layersText('ne'),
  lt: layersText('lt'),
  lte: layersText('lte'),
  gt: layersText('gt'),
  gte: layersText('gte'),
  contains: layersText('contains'),
  empty: layersText('isEmpty'),
  filled: layersText('isFilled'),
})

interface WhereFilterProps {
  fields: readonly Field[]
  /** Conditions in the form of the API: `attribute:condition:value`. */
  where: readonly string[]
  onChange: (where: string[]) => void
}

/** Conditions, all of which must match, as removable tags, and a form that adds one. */
export function WhereFilter({ fields, where, onChange }: WhereFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const [field, setField] = useState<string | undefined>(fields[0]?.name)
  const [condition, setCondition] = useState<Condition>('eq')
  const [value, setValue] = useState('')
  const takesValue = condition !== 'empty' && condition !== 'filled'

  const add = () => {
    if (!field) return
    onChange([...where, `${field}:${condition}:${takesValue ? value : ''}`])
    setValue('')
    setOpen(false)
  }
  const form = (
    <form
      className="where-form"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Select
        aria-label={layersText('filterField')}
        value={field}
        getPopupContainer={popupParent}
        options={fields.map(({ name }) => ({ value: name, label: name }))}
        onChange={setField}
      />
      <Select
        aria-label={layersText('filterCondition')}
        value={condition}
        getPopupContainer={popupParent}
        options={CONDITIONS.map((name) => ({ value: name, label: conditionLabels()[name] }))}
        onChange={setCondition}
      />
      {takesValue && (
        <Input
          aria-label={layersText('filterValue')}
          maxLength={VALUE_MAX}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
      <Button type="primary" htmlType="submit" disabled={!field}>
        {layersText('addFilter')}
      </Button>
    </form>
  )
  return (
    <div className="where">
      {where.map((condition) => (
        <Tag key={condition} closable onClose={() => onChange(where.filter((other) => other !== condition))}>
          {conditionText(condition)}
        </Tag>
      ))}
      {fields.length > 0 && where.length < whereLimits.maxItems && (
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          trigger="click"
          content={form}
          placement="topLeft"
          getPopupContainer={popupParent}
        >
          <Button size="small">{layersText('tableFilter')}</Button>
        </Popover>
      )}
    </div>
  )
}

function conditionText(condition: string): string {
  const [field = '', comparison = '', ...value] = condition.split(':')
  return `${field} ${conditionLabels()[CONDITIONS.find((known) => known === comparison) ?? 'eq']} ${value.join(':')}`
}
