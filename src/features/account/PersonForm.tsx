import { useState } from 'react'
import { Alert, Button, Flex, Form, Input, Select, Typography } from 'antd'
import { isApiError } from '../../api/errors'
import {
  useDeleteAvatarMutation,
  useEditProfileMutation,
  useUploadAvatarMutation,
  type Profile,
} from '../../api/profile'
import { useRefetchUser } from '../../session/useRefetchUser'
import { FileButton } from '../../shared/forms/FileButton'
import { PICTURES } from '../../shared/forms/pictures'
import { availableLanguages, languageName } from '../../shared/languages'
import { showMessage } from '../../shared/showMessage'
import { profileEditLimits } from '../../shared/limits/profile.gen'
import { accountText } from './messages'
import { ThemeSelect } from './ThemeSelect'

/** Value of the option that stores no language. */
const BROWSER = ''

/** The user's own name, language and picture. */
export function PersonForm({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.name)
  const [edit, editing] = useEditProfileMutation()
  const [upload, uploading] = useUploadAvatarMutation()
  const [removeAvatar, removing] = useDeleteAvatarMutation()
  // The header shows name and picture.
  const refetchUser = useRefetchUser()
  const isBusy = uploading.isLoading || removing.isLoading
  const pictureError = uploading.error ?? removing.error
  const isChanged = name.trim() !== profile.name

  const save = async () => {
    const { data } = await edit({ profileEdit: { version: profile.version, name: name.trim() } })
    if (!data) return
    refetchUser()
    showMessage({ type: 'success', text: accountText('saved') })
  }

  // Sends the stored name, because a typed name is saved with its own button.
  const chooseLanguage = async (language: string) => {
    const profileEdit = { version: profile.version, name: profile.name, language: language || null }
    const { data } = await edit({ profileEdit })
    if (data) refetchUser()
  }

  const choose = async (file: File) => {
    const { data } = await upload({ body: { file } })
    if (data) refetchUser()
  }

  const remove = async () => {
    const { data } = await removeAvatar()
    if (data) refetchUser()
  }

  return (
    <>
      <Form layout="vertical" onFinish={() => void save()}>
        <Form.Item
          label={accountText('name')}
          htmlFor="profile-name"
          validateStatus={editing.error ? 'error' : undefined}
          help={isApiError(editing.error) ? editing.error.message : undefined}
        >
          <Flex gap={8}>
            <Input
              id="profile-name"
              autoComplete="name"
              maxLength={profileEditLimits.name.maxLength}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button htmlType="submit" loading={editing.isLoading} disabled={!isChanged || name.trim() === ''}>
              {accountText('save')}
            </Button>
          </Flex>
        </Form.Item>
        <Form.Item label={accountText('language')} htmlFor="profile-language">
          <Select
            id="profile-language"
            value={profile.language ?? BROWSER}
            loading={editing.isLoading}
            options={[
              { value: BROWSER, label: accountText('browserLanguage') },
              ...availableLanguages().map((locale) => ({ value: locale, label: languageName(locale) })),
            ]}
            onChange={(language) => void chooseLanguage(language)}
          />
        </Form.Item>
        <ThemeSelect />
      </Form>
      <Flex wrap gap={8}>
        <FileButton
          label={accountText('picture')}
          accept={PICTURES}
          loading={isBusy}
          onChoose={([file]) => void choose(file)}
        />
        {profile.avatar && (
          <Button disabled={isBusy} onClick={() => void remove()}>
            {accountText('removePicture')}
          </Button>
        )}
      </Flex>
      <Typography.Text type="secondary">{accountText('pictureHelp')}</Typography.Text>
      {isApiError(pictureError) && (
        <Alert type="error" showIcon title={pictureError.message} style={{ marginTop: 8 }} />
      )}
    </>
  )
}
