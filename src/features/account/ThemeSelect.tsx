import { Form, Segmented } from 'antd'
import { THEME_CHOICES, useThemeChoice } from '../../session/themeChoice'
import { accountText } from './messages'

const LABELS = { light: 'themeLight', dark: 'themeDark', system: 'themeSystem' } as const

/** Chooses the theme. It applies at once. */
export function ThemeSelect() {
  const [choice, choose] = useThemeChoice()
  return (
    <Form.Item label={accountText('theme')} help={accountText('themeHelp')}>
      <Segmented
        name="theme"
        aria-label={accountText('theme')}
        value={choice}
        options={THEME_CHOICES.map((value) => ({ value, label: accountText(LABELS[value]) }))}
        onChange={choose}
      />
    </Form.Item>
  )
}
