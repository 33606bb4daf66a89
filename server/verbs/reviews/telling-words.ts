/** The place on the scale stands before what is said, and is shown elsewhere. */
const words = `regexp_replace(a ->> 'answer', '^[1-5]/5(: )?', '')`

/** Of the answers in rating `v`, the one that says most: many answer the first question with a bare 'Yes.' */
export const tellingWords = `coalesce((select ${words} from jsonb_array_elements(v.answers) a
  order by length(${words}) desc limit 1), '')`
