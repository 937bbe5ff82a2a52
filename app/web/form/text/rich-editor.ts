import { Editor, Mark, mergeAttributes } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { DOMSerializer } from '@tiptap/pm/model'

/** Links that came with a text stay; there is no tool to make them. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'nofollow noopener' }), 0],
})

/** Without the keys of the extension, which take Tab away from the keyboard. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  },
})

/** The tags that the server keeps (server/rich-text), and no others. */
const extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [3, 4] }),
  BulletList,
  OrderedList,
  Item,
  ListKeymap,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Link,
  UndoRedo,
]

/** The text as the server keeps it: an item begins with words, not with a paragraph. Empty text is ''. */
function htmlOf({ state }: Editor) {
  if (!state.doc.textContent.trim()) return ''
  const out = document.createElement('div')
  out.append(DOMSerializer.fromSchema(state.schema).serializeFragment(state.doc.content))
  for (const words of out.querySelectorAll('li > p:first-child')) words.replaceWith(...words.childNodes)
  return out.innerHTML
}

const COMMANDS = {
  bold: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  list: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  numbers: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
}
export type RichCommand = keyof typeof COMMANDS
export type RichEditor = ReturnType<typeof openEditor>

/** Makes an element an editor. What is pasted becomes plain text. */
export function openEditor(place: HTMLElement, content: string, onChange: (html: string) => void) {
  const editor = new Editor({
    element: { mount: place },
    content,
    extensions,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      handleDOMEvents: {
        paste(view, event) {
          event.preventDefault()
          view.pasteText(event.clipboardData?.getData('text/plain') ?? '', event)
          return true
        },
      },
    },
    onUpdate: () => onChange(htmlOf(editor)),
  })
  return {
    run: (command: RichCommand) => COMMANDS[command](editor),
    /** A value from outside. It is not written over what somebody is typing. */
    show(html: string) {
      if (html === htmlOf(editor) || editor.isFocused) return
      editor.chain().setMeta('addToHistory', false).setContent(html, { emitUpdate: false }).run()
    },
    close: () => editor.destroy(),
  }
}
