import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { apiBase } from '../api/address'
import { fetchFile, saveFile } from '../api/download'
import { finished, started } from '../api/loadingSlice'
import { showApiError } from './errorListener'

/**
 * Saves the files of download links to the API, or shows why the server rejects one: the browser alone reports only that a
 * download has failed. Links that are opened in another tab are left to the browser.
 */
export function DownloadLinks() {
  const dispatch = useDispatch()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const download = async ({ href, download: name }: HTMLAnchorElement) => {
      dispatch(started())
      const loaded = await fetchFile(href, signal)
      dispatch(finished())
      if (signal.aborted) return
      if ('error' in loaded) void showApiError(loaded.error)
      else saveFile(loaded.file, loaded.name ?? name)
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[download]')
      if (!link || !link.href.startsWith(new URL(apiBase(), location.href).href)) return
      // Files that may be too large for the memory of the page.
      if (link.dataset['direct'] !== undefined || isForAnotherTab(event)) return
      event.preventDefault()
      void download(link)
    }
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('click', onClick)
      stop.abort()
    }
  }, [dispatch])
  return null
}

const isForAnotherTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey
