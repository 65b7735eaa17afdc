import { useContext } from 'react'
import { SearchOutlined } from '@ant-design/icons'
import { paletteText } from './messages'
import { OpenPaletteContext } from './openPalette'

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** Button in the header that opens the command palette. */
export function PaletteButton() {
  const open = useContext(OpenPaletteContext)
  const isMac = isApple()
  return (
    <button
      type="button"
      className="search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={open}
    >
      <SearchOutlined aria-hidden />
      <span className="search-button-text">{paletteText('open')}</span>
      <kbd aria-hidden>{paletteText(isMac ? 'shortcutApple' : 'shortcut')}</kbd>
    </button>
  )
}
