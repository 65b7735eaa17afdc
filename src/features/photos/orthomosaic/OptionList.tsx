import { useState } from 'react'
import { Flex, Input, InputNumber, Select } from 'antd'
import type { OrthomosaicOption, OrthomosaicPlanReply } from '../../../api/orthomosaic'
import { orthomosaicText } from './messages'
import './orthomosaic.css'

type ServerOption = OrthomosaicPlanReply['data']['options'][number]
type Value = OrthomosaicOption['value'] | undefined

/** More of them are found by a search. */
const MAX_SHOWN = 20
const MAX_TEXT = 500

/** The options of the processing server with its help. Those that are not changed follow the preset. */
export function OptionList({
  options,
  changed,
  onChange,
}: {
  options: readonly ServerOption[]
  changed: readonly OrthomosaicOption[]
  onChange: (changed: readonly OrthomosaicOption[]) => void
}) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = options.filter(({ name, help }) => name.includes(words) || help.toLowerCase().includes(words))
  const shown = found.slice(0, MAX_SHOWN)
  const set = (name: string, value: Value) => {
    const others = changed.filter((option) => option.name !== name)
    onChange(value === undefined ? others : [...others, { name, value }])
  }
  return (
    <Flex vertical gap={12}>
      <Input.Search
        aria-label={orthomosaicText('search')}
        placeholder={orthomosaicText('search')}
        allowClear
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <span className="orthomosaic-secondary">{orthomosaicText('noOption')}</span>}
      {shown.map((option) => (
        <Flex vertical gap={4} key={option.name}>
          <label htmlFor={`orthomosaic-${option.name}`}>{option.name}</label>
          <OptionInput
            option={option}
            value={changed.find(({ name }) => name === option.name)?.value}
            onChange={(value) => set(option.name, value)}
          />
          <span className="orthomosaic-secondary">{option.help}</span>
          <span className="orthomosaic-secondary">
            {option.value === ''
              ? orthomosaicText('noDefault')
              : orthomosaicText('serverDefault', { value: option.value })}
          </span>
        </Flex>
      ))}
      {found.length > shown.length && (
        <span className="orthomosaic-secondary">
          {orthomosaicText('showing', { shown: shown.length, total: found.length })}
        </span>
      )}
    </Flex>
  )
}

function OptionInput({
  option,
  value,
  onChange,
}: {
  option: ServerOption
  value: Value
  onChange: (value: Value) => void
}) {
  const { name, type, choices } = option
  const id = `orthomosaic-${name}`
  const placeholder = orthomosaicText('unchanged')
  switch (type) {
    case 'bool':
      return (
        <Select
          id={id}
          allowClear
          placeholder={placeholder}
          value={typeof value === 'boolean' ? String(value) : undefined}
          onChange={(next: string | undefined) => onChange(next === undefined ? undefined : next === 'true')}
          options={[
            { value: 'true', label: orthomosaicText('yes') },
            { value: 'false', label: orthomosaicText('no') },
          ]}
        />
      )
    case 'enum':
      return (
        <Select
          id={id}
          allowClear
          placeholder={placeholder}
          value={typeof value === 'string' ? value : undefined}
          onChange={(next: string | undefined) => onChange(next)}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
        />
      )
    case 'int':
    case 'float':
      return (
        <InputNumber
          id={id}
          placeholder={placeholder}
          precision={type === 'int' ? 0 : undefined}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next ?? undefined)}
          style={{ width: '100%' }}
        />
      )
    case 'string':
      return (
        <Input
          id={id}
          placeholder={placeholder}
          maxLength={MAX_TEXT}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      )
  }
}
