import { Fragment, useEffect, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { baseApi } from '../api/baseApi'
import { selectUser } from '../session/authSlice'
import { activateLanguage, preferredLanguage, useLanguage } from '../shared/languages'
import { LoadingText } from './LoadingText'

/** Renders the content in the user's language. A change of language renders and loads everything again. */
export function LanguageGate({ children }: { children: ReactNode }) {
  const dispatch = useDispatch()
  const preferred = preferredLanguage(useSelector(selectUser)?.language)
  const language = useLanguage()

  useEffect(() => {
    if (preferred === language) return
    // The cache contains texts rendered by the server.
    void activateLanguage(preferred).then(() => dispatch(baseApi.util.resetApiState()))
  }, [preferred, language, dispatch])

  return <Fragment key={language}>{preferred === language ? children : <LoadingText />}</Fragment>
}
