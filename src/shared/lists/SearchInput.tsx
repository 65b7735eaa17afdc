import { useEffect, useEffectEvent, useState } from 'react'
import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'

const SETTLE_MS = 250

interface SearchInputProps {
  label: string
  /** What is being searched for now, from the URL. */
  value: string
  maxLength: number
  /** Called once typing pauses, with the trimmed text. */
  onSearch: (text: string) => void
}

/** A search field that follows the URL and waits for a pause in the typing. */
export function SearchInput({ label, value, maxLength, onSearch }: SearchInputProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [asked, setAsked] = useState(value)

  // The URL changed and not by us (Back, a reset): show that instead of what was typed.
  if (value !== known) {
    setKnown(value)
    if (value !== asked) {
      setAsked(value)
      setText(value)
    }
  }

  const search = useEffectEvent((wanted: string) => {
    setAsked(wanted)
    onSearch(wanted)
  })
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === value) return
    const timer = setTimeout(() => search(wanted), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text, value])

  return (
    <Input
      type="search"
      allowClear={{ clearIcon: <ClearIcon /> }}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      style={{ width: 260, maxWidth: '100%' }}
    />
  )
}

/** Large enough to hit with a thumb: antd's own is 12 px. */
const ClearIcon = () => <CloseCircleFilled style={{ display: 'grid', placeItems: 'center', width: 24, height: 24 }} />
