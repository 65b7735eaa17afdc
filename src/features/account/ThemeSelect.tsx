import { Form, Segmented } from 'antd'
import { useSelector } from 'react-redux'
import { useEditThemeMutation } from '../../api/profile'
import { selectUser } from '../../session/authSlice'
import { applyTheme, THEME_CHOICES, useThemeChoice, type ThemeChoice } from '../../session/themeChoice'
import { accountText } from './messages'

const LABELS = { light: 'themeLight', dark: 'themeDark', system: 'themeSystem' } as const

/** Chooses the theme. It applies at once; if it cannot be stored, it applies to this browser only. */
export function ThemeSelect() {
  const userId = useSelector(selectUser)?._id
  const choice = useThemeChoice()
  const [editTheme] = useEditThemeMutation()
  const choose = (theme: ThemeChoice) => {
    if (!userId) return
    applyTheme(userId, theme)
    void editTheme({ themeEdit: { theme } })
  }
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
