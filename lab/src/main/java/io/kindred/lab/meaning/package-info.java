/** How well meaning is found: related documents against what people say, topics against known ones, method beside method. */
package io.kindred.lab.meaning;
