import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch } from 'react-redux'
import type * as Way from './singleSignOnWay'

interface SingleSignOnWay {
  /** The password has given way to single sign-on. */
  hidesPassword: boolean
  /** What is shown instead of the password field, or beside it. */
  instead: ReactNode
  beside: ReactNode
  /** Learns the way of the domain of an e-mail address. Without an answer the form stays as it is. */
  look: (email: string) => Promise<void>
}

interface Found {
  code: string
  hidesPassword: boolean
  takesFocus: boolean
  parts: typeof Way
}

const DOMAIN = /@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/

/** The way in for the domain of an e-mail address. Its code is loaded with the first look, so that the page stays small. */
export function useSingleSignOnWay(
  passwordInput: () => Pick<HTMLInputElement, 'value' | 'focus'> | null | undefined,
): SingleSignOnWay {
  const dispatch = useDispatch()
  const asked = useRef<string | undefined>(undefined)
  const [found, setFound] = useState<Found>()

  const look = async (email: string) => {
    const domain = DOMAIN.exec(email.trim().toLowerCase())?.[1]
    if (domain === asked.current) return
    asked.current = domain
    const next = domain === undefined ? undefined : await find(domain).catch(() => undefined)
    // The address may have been changed meanwhile.
    if (asked.current === domain) setFound(next)
  }

  const find = async (domain: string): Promise<Found | undefined> => {
    const parts = await import(/* webpackChunkName: "single-sign-on-way" */ './singleSignOnWay')
    const { code, passwordsDisabled } = await parts.findWay(dispatch, domain)
    if (!code) return undefined
    const input = passwordInput()
    // Nobody loses what was typed.
    const hidesPassword = passwordsDisabled && !input?.value
    return { code, hidesPassword, takesFocus: hidesPassword && document.activeElement === input, parts }
  }

  const usePassword = () => {
    flushSync(() => setFound(found && { ...found, hidesPassword: false }))
    passwordInput()?.focus()
  }

  if (!found) return { hidesPassword: false, instead: null, beside: null, look }
  const { code, hidesPassword, takesFocus, parts } = found
  const instead = <parts.InsteadOfPassword code={code} takesFocus={takesFocus} onUsePassword={usePassword} />
  return {
    hidesPassword,
    look,
    instead: hidesPassword && instead,
    beside: !hidesPassword && <parts.BesidePassword code={code} />,
  }
}
