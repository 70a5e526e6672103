/** What a field of a tool's input stands for. */
export type FieldKind =
  /** A command line, or the words of one. */
  | 'command'
  /** Command lines. */
  | 'commands'
  /** The words after a command, or the whole input of another tool. */
  | 'arguments'
  | 'path'
  | 'content'
  /** A part of a file that is replaced, and what replaces it. */
  | 'replaced'
  | 'added'
  | 'patch'
  | 'address'
  /** Prose that may name addresses. */
  | 'addresses'
  | 'code'
  | 'language'
  /** Where a command runs. */
  | 'directory'
  /** What an editor with several abilities shall do. */
  | 'verb'
  | 'all'
  | 'ignored'

/** Names of fields as tools spell them, small and with `_`. Any other field counts by how its text looks. */
const NAMES: Record<Exclude<FieldKind, 'verb' | 'addresses' | 'ignored'>, string> = {
  command:
    'command cmd command_line shell_command bash_command script shell_script bash shell raw_command terminal_command keys keystrokes',
  commands: 'commands cmds command_list scripts',
  arguments: 'args argv arguments params parameters tool_input tool_args input',
  path: 'path file_path file filename file_name absolute_path absolute_file_path target_file target_path target_file_path notebook_path relative_path relative_workspace_path paths file_paths files filenames absolute_paths dir directory dir_path directory_path folder folder_path repo_path repository_path local_path root_path project_path source_path destination_path old_path new_path from_path to_path input_path output_path source destination src dst dest',
  content:
    'content contents text file_text file_content file_contents new_content new_contents new_source body data',
  replaced: 'old_string old_str old_text search old_source',
  added: 'new_string new_str new_text replacement replace insert_text code_edit insert diff',
  patch: 'patch patch_text',
  address: 'url urls uri uris web_url page_url target_url',
  code: 'code source_code python_code javascript_code js_code snippet python javascript cell_source sql',
  language: 'language lang runtime kernel interpreter',
  directory: 'cwd workdir working_directory work_dir working_dir current_directory',
  all: 'replace_all allow_multiple expected_replacements',
}

/** What a field stands for, by its name as `spell` writes it. */
export function fieldKind(spelled: string): FieldKind | undefined {
  return SPELLED.find(([, names]) => names.includes(` ${spelled} `))?.[0]
}

/** A call has few fields: to look for them is faster than to make a table of all names. */
const SPELLED = Object.entries(NAMES).map(
  ([kind, names]) => [kind as FieldKind, ` ${names.replaceAll('_', '')} `] as const,
)
