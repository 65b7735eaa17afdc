import { useState } from 'react'
import { Button, Input, Popover, Select, Tag } from 'antd'
import type { Field } from '../../../api/layer'
import { besideField } from '../../../shared/besideField'
import { layersText } from '../messages'

const CONDITIONS = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'contains', 'empty', 'filled'] as const
const MOST = 10
const VALUE_MAX = 200

type Condition = (typeof CONDITIONS)[number]

const words = (): Record<Condition, string> => ({
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
  const [is, setIs] = useState<Condition>('eq')
  const [value, setValue] = useState('')
  const takesValue = is !== 'empty' && is !== 'filled'

  const add = () => {
    if (!field) return
    onChange([...where, `${field}:${is}:${takesValue ? value : ''}`])
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
        getPopupContainer={besideField}
        options={fields.map(({ name }) => ({ value: name, label: name }))}
        onChange={setField}
      />
      <Select
        aria-label={layersText('filterIs')}
        value={is}
        getPopupContainer={besideField}
        options={CONDITIONS.map((condition) => ({ value: condition, label: words()[condition] }))}
        onChange={setIs}
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
      {fields.length > 0 && where.length < MOST && (
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          trigger="click"
          content={form}
          placement="topLeft"
          getPopupContainer={besideField}
        >
          <Button size="small">{layersText('tableFilter')}</Button>
        </Popover>
      )}
    </div>
  )
}

function conditionText(condition: string): string {
  const [field = '', is = '', ...value] = condition.split(':')
  return `${field} ${words()[CONDITIONS.find((known) => known === is) ?? 'eq']} ${value.join(':')}`
}
