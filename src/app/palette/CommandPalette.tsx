import { Suspense, useId, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { SearchOutlined } from '@ant-design/icons'
import { Modal } from 'antd'
import type { UserDetails } from '../../api/auth'
import { denialOf } from '../../manifest/access'
import { PaletteGroup } from '../../manifest/PaletteGroup'
import { useDebounced } from '../../shared/useDebounced'
import { paletteSources } from '../manifests'
import { paletteText } from './messages'
import { matchingPages } from './pages'
import './palette.css'
import { useActiveOption } from './useActiveOption'

const WIDTH = 620
const MAX_LENGTH = 100
const SETTLE_MS = 200

interface CommandPaletteProps {
  user: UserDetails
  isOpen: boolean
  onClose: () => void
}

/** Finds pages and records and opens them. */
export function CommandPalette({ user, isOpen, onClose }: CommandPaletteProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Modal
      open={isOpen}
      // Not `autoFocus`, because the dialog is not yet in the document when the field appears.
      afterOpenChange={(open) => open && field.current?.focus()}
      onCancel={onClose}
      title={<span className="visually-hidden">{paletteText('title')}</span>}
      footer={null}
      closable={false}
      destroyOnHidden
      width={WIDTH}
      className="palette"
    >
      <Search user={user} field={field} onClose={onClose} />
    </Modal>
  )
}

interface SearchProps {
  user: UserDetails
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}

function Search({ user, field, onClose }: SearchProps) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const search = useDebounced(typed, SETTLE_MS)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const { activeId, activateFirst, count, isPending, onKeyDown } = useActiveOption(list)
  const isSearching = isPending || typed !== search
  const sources = paletteSources.filter(({ access }) => !denialOf(user, access))

  const onChoose = (event: MouseEvent) => {
    const opensHere = !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (opensHere && (event.target as Element).closest('[role=option]')) onClose()
  }

  return (
    <>
      <div className="palette-field">
        <SearchOutlined aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label={paletteText('title')}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder={paletteText('placeholder')}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            activateFirst()
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* Enter in the field clicks the active option, so that this handler closes the palette for both. */}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={paletteText('results')}
        className="palette-list"
        onClick={onChoose}
      >
        <PaletteGroup title={paletteText('pages')} entries={matchingPages(user, typed)} />
        {typed !== '' &&
          typed === search &&
          sources.map(({ id, results: Results }) => (
            <Suspense key={id} fallback={<div data-pending hidden />}>
              <Results search={search} />
            </Suspense>
          ))}
      </div>
      <div role="status" className={count === 0 ? 'palette-status' : 'visually-hidden'}>
        {count > 0
          ? paletteText('found', { count })
          : isSearching
            ? paletteText('searching')
            : paletteText('noMatches', { text: typed })}
      </div>
      <div className="palette-keys">{paletteText('keys')}</div>
    </>
  )
}
