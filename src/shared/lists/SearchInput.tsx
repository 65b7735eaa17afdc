import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'

const SETTLE_MS = 250

interface SearchInputProps {
  label: string
  /** Current search text from the URL. */
  value: string
  maxLength: number
  /** Called with the trimmed text after a pause in typing. */
  onSearch: (text: string) => void
}

/** Search field that follows the URL and waits for a pause in typing. */
export function SearchInput({ label, value, maxLength, onSearch }: SearchInputProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const [requested, setRequested] = useState(value)

  // The URL was changed elsewhere (Back, clear filters), so it replaces the typed text.
  if (value !== known) {
    setKnown(value)
    if (value !== requested) {
      setRequested(value)
      setText(value)
    }
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = () => {
    clearTimeout(timer.current)
    const trimmed = text.trim()
    if (trimmed === value) return
    setRequested(trimmed)
    onSearch(trimmed)
  }
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    timer.current = setTimeout(() => searchLater(), SETTLE_MS)
    return () => clearTimeout(timer.current)
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
      // At once, because a search after a click on a link would return from the page that the link opens.
      onBlur={search}
      style={{ width: 260, maxWidth: '100%' }}
    />
  )
}

/** Large enough for touch: antd's icon has 12 px. */
const ClearIcon = () => <CloseCircleFilled style={{ display: 'grid', placeItems: 'center', width: 24, height: 24 }} />
