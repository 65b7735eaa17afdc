import { Select } from 'antd'
import { popupParent } from '../popupParent'
import { NoOptions, type OptionsQuery } from './NoOptions'

export interface FoundOption {
  value: string
  /** Shown when it is selected. */
  name: string
  /** Shown in the list. */
  label: string
}

interface FoundSelectProps {
  label: string
  help?: string
  placeholder: string
  noMatch: string
  /** Empty for none. */
  value: string
  onChange: (value: string) => void
  /** Results of the search. */
  options: FoundOption[]
  query: OptionsQuery
  onSearch: (search: string | undefined) => void
  /** Name of the selected option if the search does not find it; undefined while it loads. */
  nameOfOther: string | undefined
  /** In px. */
  width?: number
}

/** A filter whose options the server searches. */
export function FoundSelect(props: FoundSelectProps) {
  const { label, value, query, nameOfOther = '', width = 190 } = props
  const isMissing = value !== '' && !props.options.some((option) => option.value === value)
  const other = { value, name: nameOfOther, label: nameOfOther }
  return (
    <Select
      aria-label={label}
      title={props.help}
      value={value || undefined}
      onChange={(chosen?: string) => props.onChange(chosen ?? '')}
      allowClear
      loading={query.isFetching}
      getPopupContainer={popupParent}
      placeholder={props.placeholder}
      showSearch={{ filterOption: false, onSearch: props.onSearch }}
      optionLabelProp="name"
      options={isMissing ? [...props.options, other] : props.options}
      notFoundContent={<NoOptions query={query} none={props.noMatch} />}
      style={{ width }}
    />
  )
}
