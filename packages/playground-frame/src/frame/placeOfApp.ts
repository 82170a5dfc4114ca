const {body, documentElement} = document;
const place = document.getElementById('app');

/** Where the app is drawn; an app that removed it from the document, or the document's own elements, gets them back. */
export function placeOfApp(): HTMLElement {
  if (!place) throw new Error('The document of the frame has no place for the app.');
  if (!documentElement.isConnected) document.replaceChildren(documentElement);
  if (!body.isConnected) documentElement.append(body);
  if (!body.contains(place)) body.append(place);
  return place;
}
